/** How good a ranking is: what the first ten contribute, discounted by position, relative to the ideal ranking. */
export function ndcg(relevances: number[], all: number[]): number {
  const gain = (list: number[]) =>
    list.slice(0, 10).reduce((sum, relevance, index) => sum + (2 ** relevance - 1) / Math.log2(index + 2), 0)
  const best = gain([...all].sort((one, other) => other - one))
  return best === 0 ? 1 : gain(relevances) / best
}
