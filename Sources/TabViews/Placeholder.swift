// TabViews
