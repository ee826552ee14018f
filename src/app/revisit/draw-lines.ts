import type { Lead, Lines } from '../../lib/kept-home.ts'
import { styles } from './styles.ts'

/** Writes the home's first lines into the frame, in place of their shapes. */
export function drawLines(frame: HTMLElement, { title, description, lead }: Lines): void {
  const page = frame.querySelector('.page')!
  const lines = element('div', '', element('h1', title), element('p', description, 'soft'))
  lines.id = 'home-lines'
  if (lead) lines.append(card(lead))
  for (const shape of page.querySelectorAll(':scope > b, :scope > i')) shape.remove()
  page.prepend(lines)
  document.head.append(element('style', styles))
  frame.removeAttribute('aria-hidden')
  frame.setAttribute('aria-busy', 'true')
  document.documentElement.dataset.frame = 'lines'
}

function card({
  over,
  title,
  detail,
  action,
  href,
  hasCover,
  hasMark,
  isUrgent,
  gap,
  width,
}: Lead): HTMLElement {
  const link = element('a', action) as HTMLAnchorElement
  link.href = href
  const words = element('div', '', element('h2', title))
  if (over) words.prepend(element('p', over, 'soft'))
  if (detail) words.append(element('p', detail))
  const section = element('section', '', words, link)
  if (isUrgent) section.className = 'urgent'
  if (hasMark) section.prepend(element('i', '', 'mark'))
  if (hasCover) {
    section.className = 'covered'
    words.append(link)
    // What is between them comes with the app.
    if (width === innerWidth) link.style.marginTop = `${gap - 12}px`
    section.prepend(element('i'))
  }
  return section
}

function element(tag: string, text = '', ...inside: (HTMLElement | string)[]): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  for (const part of inside) {
    if (typeof part === 'string') made.className = part
    else made.append(part)
  }
  return made
}
