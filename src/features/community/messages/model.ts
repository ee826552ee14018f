export const longestMessage = 10_000
export const maxMessageFiles = 5
export const largestFile = 20 * 1024 * 1024
