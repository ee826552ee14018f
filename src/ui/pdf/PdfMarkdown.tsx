import { Link, Text, View } from '@react-pdf/renderer'
import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { ink } from './ink.ts'
import { printable } from './printable.ts'

/** People's Markdown in a PDF: paragraphs, lists, tables, emphasis and links; anything else as plain text. */
export function PdfMarkdown({ children }: { children: string }) {
  return <View>{drawBlocks(lexer(printable(children), { gfm: true, breaks: true }))}</View>
}

const keyed = (tokens: Token[] | undefined, draw: (token: Token) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once.
  tokens?.map((token, index) => <Fragment key={index}>{draw(token)}</Fragment>)

const drawBlocks = (tokens: Token[] | undefined): ReactNode => keyed(tokens, drawBlock)
const drawWords = (tokens: Token[] | undefined): ReactNode => keyed(tokens, drawWord)

function drawBlock(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return null
    case 'heading':
      return <Text style={{ fontWeight: 600, marginTop: 4, marginBottom: 2 }}>{drawWords(token.tokens)}</Text>
    case 'blockquote':
      return <View style={{ paddingLeft: 8, color: ink.soft }}>{drawBlocks(token.tokens)}</View>
    case 'list':
      return (token as Tokens.List).items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once.
        <View key={index} style={{ flexDirection: 'row', gap: 6, marginBottom: 2 }}>
          <Text>{token.ordered ? `${Number(token.start) + index}.` : '•'}</Text>
          <View style={{ flex: 1 }}>{drawBlocks(item.tokens)}</View>
        </View>
      ))
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [header, ...rows].map((row, index) => (
        <View
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once.
          key={index}
          style={{ flexDirection: 'row', borderBottom: `0.5pt solid ${ink.line}` }}
          wrap={false}
        >
          {row.map((cell, column) => (
            <Text
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered only once.
              key={column}
              style={{ flex: 1, padding: '3 8 3 0', fontSize: 9, fontWeight: index === 0 ? 600 : 400 }}
            >
              {drawWords(cell.tokens)}
            </Text>
          ))}
        </View>
      ))
    }
    case 'code':
      return <Text style={{ marginBottom: 4 }}>{token.text}</Text>
    default:
      return <Text style={{ marginBottom: 4 }}>{inside(token) ?? token.raw}</Text>
  }
}

function drawWord(token: Token): ReactNode {
  switch (token.type) {
    case 'br':
      return '\n'
    case 'strong':
      return <Text style={{ fontWeight: 600 }}>{drawWords(token.tokens)}</Text>
    case 'link':
      return /^https?:/i.test(token.href) ? (
        <Link src={token.href}>{drawWords(token.tokens)}</Link>
      ) : (
        drawWords(token.tokens)
      )
    case 'codespan':
    case 'escape':
      return token.text
    default:
      return inside(token) ?? ('text' in token ? token.text : token.raw)
  }
}

/** The inline content of a token, if it has any. */
function inside(token: Token): ReactNode {
  return 'tokens' in token && token.tokens ? drawWords(token.tokens) : undefined
}
