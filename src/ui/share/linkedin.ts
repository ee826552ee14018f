/** Opens LinkedIn's form for a post with a link; its preview is the page's social card. */
export function linkedInPost(address: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`
}
