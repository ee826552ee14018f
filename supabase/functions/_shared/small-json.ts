/** A small JSON object. Longer input isn't read to its end, because parsing is expensive and strangers may call. */
export async function readSmallJson(request: Request, maxBytes = 4096): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return {}
    chunks.push(chunk)
  }
  try {
    const value: unknown = JSON.parse(await new Blob(chunks as BlobPart[]).text())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
