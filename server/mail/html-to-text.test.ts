import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it('keeps paragraphs, list items and link addresses', () => {
  const html = `<html><head><title>no</title><style>p{}</style></head><body>
    <h2>Hello &amp; welcome</h2><p>Please <a class="b" href="https://x.test/?a=1&amp;b=2">confirm</a>.</p>
    <ul><li>one</li><li>two</li></ul><p>Bye&nbsp;&#33;<br>R&#x26;D</p></body></html>`
  expect(htmlToText(html)).toBe(
    'Hello & welcome\n\nPlease confirm (https://x.test/?a=1&b=2).\n\n- one\n- two\n\nBye !\nR&D',
  )
})

it('drops scripts, comments and addresses that are not links', () => {
  expect(htmlToText('<!-- x --><script>alert(1)</script><a href="javascript:alert(1)">go</a>')).toBe('go')
})

it('leaves unknown and invalid entities alone', () => {
  expect(htmlToText('&unknown; &#99999999; &constructor;')).toBe('&unknown; &#99999999; &constructor;')
})

it('handles long hostile input in reasonable time', async () => {
  const time = () => {
    const started = performance.now()
    htmlToText('<a href="'.repeat(20_000))
    htmlToText('<style '.repeat(20_000))
    htmlToText('<!--'.repeat(20_000))
    htmlToText(`<${' '.repeat(100_000)}`)
    htmlToText(`<a${' href'.repeat(50_000)}>`)
    return performance.now() - started
  }
  // Measured again if the machine was busy.
  await expect.poll(time).toBeLessThan(2000)
})
