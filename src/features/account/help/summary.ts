/** An article's first paragraph, without Markdown for links and bold text. */
export const summaryOf = (body: string): string =>
  body.split('\n')[0]!.replace(/\[([^\]]+)\]\([^)]+\)|\*\*/g, '$1')
