/** An ETag of an answer's text. */
export async function etagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 18)))}"`
}
