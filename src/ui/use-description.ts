import { useEffect } from 'react'

/** What search engines and previews show below the title. */
export function useDescription(text: string): void {
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!tag) return
    const before = tag.content
    tag.content = text
    return () => {
      tag.content = before
    }
  }, [text])
}
