import { lexer, type Token, type Tokens } from 'marked'
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react'
import classes from './Markdown.module.css'
import { drawnText, placesOf } from './markdown-places.ts'

/** Renders text with its position in the source. */
export type DrawWords = (text: string, at: number) => ReactNode

/** Draws images stored with a text; undefined for any other address. */
export const StoredPictures = createContext<(href: string, alt: string) => ReactNode>(() => undefined)

interface Props {
  children: string
  drawWords?: DrawWords
  /** The text's top heading level: below a section's heading, or below the page's title. */
  topHeading?: 2 | 3 | 4
}

/**
 * Renders people's Markdown as our own elements: their HTML never gets into the page. Headings start below
 * the page's own, and images come only from this host.
 */
export function Markdown({ children, drawWords, topHeading = 3 }: Props) {
  const tokens = useMemo(() => read(children, topHeading), [children, topHeading])
  const places = useMemo(() => drawWords && placesOf(tokens, children), [tokens, children, drawWords])
  function words(token: Token): ReactNode {
    const at = places?.get(token)
    return drawWords && at !== undefined ? drawWords(drawnText(token), at) : drawnText(token)
  }
  return (
    <div className={classes.text} data-written>
      {draw(tokens, words)}
    </div>
  )
}

/** The shallowest heading used gets the top level, the next the one below, so that no level is skipped. */
function read(text: string, topHeading: number): Token[] {
  const tokens = lexer(text, { gfm: true, breaks: true })
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const depths = [...new Set(headings.map(({ depth }) => depth))].sort()
  for (const heading of headings) heading.depth = depths.indexOf(heading.depth) + topHeading
  return tokens
}

type Words = (token: Token) => ReactNode
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const
const isWeb = (href: string) => /^(https?:|mailto:)/i.test(href)
const isOwn = (href: string) => /^\/(?![/\\])/.test(href) || href.startsWith('#')
const isOwnPicture = (href: string) => isOwn(href) || href.startsWith(`${location.origin}/`)

function draw(tokens: Token[] | undefined, words: Words): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
  return tokens?.map((token, index) => <Fragment key={index}>{drawOne(token, words)}</Fragment>)
}

function drawOne(token: Token, words: Words): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading': {
      const Heading = headings[Math.min(token.depth - 2, headings.length - 1)]!
      return <Heading>{draw(token.tokens, words)}</Heading>
    }
    case 'paragraph':
      return <p>{draw(token.tokens, words)}</p>
    case 'blockquote':
      return <blockquote>{draw(token.tokens, words)}</blockquote>
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'strong':
      return <strong>{draw(token.tokens, words)}</strong>
    case 'em':
      return <em>{draw(token.tokens, words)}</em>
    case 'del':
      return <del>{draw(token.tokens, words)}</del>
    case 'codespan':
      return <code>{words(token)}</code>
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block must be scrollable by keyboard.
        <pre tabIndex={0}>
          <code>{words(token)}</code>
        </pre>
      )
    case 'list':
      return drawList(token as Tokens.List, words)
    case 'table':
      return drawTable(token as Tokens.Table, words)
    case 'link':
      return drawLink(token as Tokens.Link, words)
    case 'image':
      return <Picture href={token.href} alt={token.text} />
    case 'text':
      return token.tokens ? draw(token.tokens, words) : words(token)
    default:
      return words(token)
  }
}

function Picture({ href, alt }: { href: string; alt: string }): ReactNode {
  const drawStored = useContext(StoredPictures)
  if (isOwnPicture(href)) return <img src={href} alt={alt} loading="lazy" />
  return drawStored(href, alt) ?? alt
}

function drawLink({ href, tokens }: Tokens.Link, words: Words): ReactNode {
  if (isOwn(href)) return <a href={href}>{draw(tokens, words)}</a>
  if (!isWeb(href)) return draw(tokens, words)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {draw(tokens, words)}
    </a>
  )
}

function drawList({ ordered, start, items }: Tokens.List, words: Words): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List start={ordered && start !== 1 ? Number(start) : undefined}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
        <li key={index} className={item.task ? classes.task : undefined}>
          {item.task && <span aria-hidden="true">{item.checked ? '☑ ' : '☐ '}</span>}
          {draw(
            item.tokens.filter(({ type }) => type !== 'checkbox'),
            words,
          )}
        </li>
      ))}
    </List>
  )
}

function drawTable({ header, rows }: Tokens.Table, words: Words): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
    <div className={classes.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
              <th key={index}>{draw(cell.tokens, words)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
                <td key={column}>{draw(cell.tokens, words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
