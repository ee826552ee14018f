export const ratingKeys = {
  page: (token: string) => ['rating-page', token] as const,
}
