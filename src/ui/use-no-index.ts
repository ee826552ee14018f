import { useEffect } from 'react'

/**
 * For pages opened by a secret link: search engines don't list them, and other sites don't learn the link.
 */
export function useNoIndex(): void {
  useEffect(() => {
    const tags = [
      ['robots', 'noindex, nofollow'],
      ['referrer', 'no-referrer'],
    ].map(([name, content]) => Object.assign(document.createElement('meta'), { name, content }))
    document.head.append(...tags)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}
