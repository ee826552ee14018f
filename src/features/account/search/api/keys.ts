export const searchKeys = {
  found: (area: string | undefined, words: string) => ['find-anything', area, words] as const,
}
