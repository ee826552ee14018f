import { useEffect } from 'react'
import { usePlatform } from './use-platform.ts'

/** What the browser tab and screen readers announce. Undefined while it loads: the page was sent with its title. */
export function useDocumentTitle(title: string | undefined): void {
  const { name } = usePlatform()
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${name}`
  }, [title, name])
}
