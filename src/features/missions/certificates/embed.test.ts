// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { embedSnippet } from './embed.ts'

it('escapes titles in attributes', () => {
  const snippet = embedSnippet({
    page: 'https://essor.example/certificates/ABC',
    badge: 'https://essor.example/badge?code=ABC&lang=en',
    alternative: 'A "quoted" <script>alert(1)</script> & more',
  })
  expect(snippet).toBe(
    '<a href="https://essor.example/certificates/ABC"><img src="https://essor.example/badge?code=ABC&amp;lang=en" alt="A &quot;quoted&quot; &lt;script&gt;alert(1)&lt;/script&gt; &amp; more" width="360" height="96"></a>',
  )
  const holder = document.createElement('div')
  holder.innerHTML = snippet
  expect(holder.querySelectorAll('*')).toHaveLength(2)
  expect(holder.querySelector('img')!.alt).toBe('A "quoted" <script>alert(1)</script> & more')
})
