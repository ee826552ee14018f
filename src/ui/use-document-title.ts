import { useEffect } from 'react'

/** What the browser's tab and a screen reader announce. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Essor`
  }, [title])
}
