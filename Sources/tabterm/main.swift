print("tabterm")
