export const openingReviewKeys = {
  queue: ['opening-review', 'queue'] as const,
  lateReviews: ['opening-review', 'late-reviews'] as const,
  minimums: ['opening-review', 'minimums'] as const,
  wording: ['opening-review', 'wording'] as const,
}
