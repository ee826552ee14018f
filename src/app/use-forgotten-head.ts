import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Removes what the server wrote about the first page, such as its address and card, when another one is opened. */
export function useForgottenHead(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
  }, [pathname])
}
