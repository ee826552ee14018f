import { useEffect } from 'react'
import { usePlatform } from './use-platform.ts'

/** What the browser tab and screen readers announce. */
export function useDocumentTitle(title: string): void {
  const { name } = usePlatform()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
