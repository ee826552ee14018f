/** What the database takes as an address too: no name before the host, no backslash. */
export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) && text.length <= 500
