import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode, useMemo } from 'react'
import classes from './Markdown.module.css'

/**
 * What people wrote, drawn as elements of our own: no HTML of theirs is ever put into the page. Headings begin below
 * the page's own, and pictures come from this host alone.
 */
export function Markdown({ children }: { children: string }) {
  const tokens = useMemo(() => read(children), [children])
  return <div className={classes.text}>{draw(tokens)}</div>
}

/** The shallowest heading that is used becomes h3, the next h4, so that no level is left out. */
function read(text: string): Token[] {
  const tokens = lexer(text, { gfm: true, breaks: true })
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const depths = [...new Set(headings.map(({ depth }) => depth))].sort()
  for (const heading of headings) heading.depth = depths.indexOf(heading.depth) + 1
  return tokens
}

const headings = ['h3', 'h4', 'h5', 'h6'] as const
const isWeb = (href: string) => /^(https?:|mailto:)/i.test(href)
const isOwn = (href: string) => /^\/(?![/\\])/.test(href) || href.startsWith('#')
const isOwnPicture = (href: string) => isOwn(href) || href.startsWith(`${location.origin}/`)

function draw(tokens: Token[] | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
  return tokens?.map((token, index) => <Fragment key={index}>{drawOne(token)}</Fragment>)
}

function drawOne(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'heading': {
      const Heading = headings[Math.min(token.depth, headings.length) - 1]!
      return <Heading>{draw(token.tokens)}</Heading>
    }
    case 'paragraph':
      return <p>{draw(token.tokens)}</p>
    case 'blockquote':
      return <blockquote>{draw(token.tokens)}</blockquote>
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'strong':
      return <strong>{draw(token.tokens)}</strong>
    case 'em':
      return <em>{draw(token.tokens)}</em>
    case 'del':
      return <del>{draw(token.tokens)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block is scrolled by keyboard too.
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'list':
      return drawList(token as Tokens.List)
    case 'table':
      return drawTable(token as Tokens.Table)
    case 'link':
      return drawLink(token as Tokens.Link)
    case 'image':
      return isOwnPicture(token.href) ? <img src={token.href} alt={token.text} loading="lazy" /> : token.text
    case 'text':
      return token.tokens ? draw(token.tokens) : token.text
    case 'escape':
      return token.text
    default:
      // Raw HTML and whatever else there may be is shown as it was typed.
      return token.raw
  }
}

function drawLink({ href, tokens }: Tokens.Link): ReactNode {
  if (isOwn(href)) return <a href={href}>{draw(tokens)}</a>
  if (!isWeb(href)) return draw(tokens)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {draw(tokens)}
    </a>
  )
}

function drawList({ ordered, start, items }: Tokens.List): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List start={ordered && start !== 1 ? Number(start) : undefined}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
        <li key={index} className={item.task ? classes.task : undefined}>
          {item.task && <span aria-hidden="true">{item.checked ? '☑ ' : '☐ '}</span>}
          {draw(item.tokens.filter(({ type }) => type !== 'checkbox'))}
        </li>
      ))}
    </List>
  )
}

function drawTable({ header, rows }: Tokens.Table): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
    <div className={classes.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
              <th key={index}>{draw(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
                <td key={column}>{draw(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
