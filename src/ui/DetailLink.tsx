import { Link, type LinkProps } from 'react-router'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

let moving: Element | null | undefined

/** The entry's picture grows into the page's. On a page that has one already, both would claim to be it. */
function movePicture(link: Element): void {
  moving?.removeAttribute('data-moving')
  moving = document.querySelector('[data-moving]')
    ? null
    : link.closest('li')?.querySelector('[data-picture]')
  moving?.setAttribute('data-moving', '')
}

/** From an entry of a list to its page: one becomes the other, unless the person prefers less motion. */
export function DetailLink(props: Omit<LinkProps, 'viewTransition' | 'onClick'>) {
  return (
    <Link
      {...props}
      viewTransition={!isStill()}
      onClick={({ currentTarget }) => movePicture(currentTarget)}
    />
  )
}
