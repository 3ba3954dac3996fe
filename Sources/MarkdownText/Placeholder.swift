// MarkdownText
