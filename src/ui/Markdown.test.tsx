// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './Markdown.tsx'

const html = (text: string) =>
  renderToStaticMarkup(<Markdown>{text}</Markdown>).replace(/^<div[^>]*>|<\/div>$/g, '')

describe('Markdown', () => {
  it.each([
    ['# Title', '<h3>Title</h3>'],
    ['## One\n#### Two', '<h3>One</h3><h4>Two</h4>'],
    ['**bold** and `code`', '<p><strong>bold</strong> and <code>code</code></p>'],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['Tom & "Ann" it\'s', '<p>Tom &amp; &quot;Ann&quot; it&#x27;s</p>'],
  ])('%s', (text, expected) => expect(html(text)).toBe(expected))

  it('opens external links without access to this window', () => {
    expect(html('[site](https://example.com)')).toContain('rel="noopener noreferrer nofollow"')
    expect(html('[site](https://example.com)')).toContain('target="_blank"')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html,x)',
    '![x](https://tracker.example/x.png)',
    '![x](//tracker.example/x.png)',
    '![x](/\\tracker.example/x.png)',
    'text <b onclick="x">bold</b>',
  ])('renders nothing dangerous from %s', (text) => {
    expect(html(text)).not.toMatch(/<(script|img|b)|href=/)
  })
})
