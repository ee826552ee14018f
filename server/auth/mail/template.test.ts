import { describe, expect, it } from 'vitest'
import { compileTemplate } from './template.ts'

const render = (source: string, variables: Record<string, unknown> = {}, html = true) =>
  compileTemplate(source)(variables, html)

describe('email template', () => {
  it.each([
    ['{{ .Token }}', { Token: '123' }, '123'],
    ['{{.Token}}', { Token: '123' }, '123'],
    ['a {{- " b " -}} c', {}, 'a b c'],
    ['{{/* nothing */}}x', {}, 'x'],
    ['{{ .Data.name.first }}', { Data: { name: { first: 'Ada' } } }, 'Ada'],
    ['{{ index .Data "first name" }}', { Data: { 'first name': 'Ada' } }, 'Ada'],
    ['{{ .Data.missing.deep }}', { Data: {} }, ''],
    ['{{ if .Data.a }}yes{{ else }}no{{ end }}', { Data: { a: 1 } }, 'yes'],
    ['{{ if .Data.a }}yes{{ else }}no{{ end }}', { Data: {} }, 'no'],
    [
      '{{ if eq .Data.lang "fr" }}Bonjour{{ else if eq .Data.lang "de" "at" }}Hallo{{ else }}Hello{{ end }}',
      { Data: { lang: 'at' } },
      'Hallo',
    ],
    ['{{ if and .A (not .B) }}x{{ end }}', { A: true, B: false }, 'x'],
    ['{{ if or .A .B }}x{{ end }}', { A: '', B: [] }, ''],
    ['{{ urlquery .A }}', { A: 'https://x.test/a?b=c&d#e' }, 'https%3A%2F%2Fx.test%2Fa%3Fb%3Dc%26d%23e'],
    ['{{ if .A }}{{ if .B }}both{{ end }}{{ end }}', { A: 1, B: 1 }, 'both'],
  ])('%s', (source, variables, expected) => {
    expect(render(source, variables)).toBe(expected)
  })

  it('escapes user input, in HTML only', () => {
    const variables = { Data: { name: `<a href="x">'&'` } }
    expect(render('{{ .Data.name }}', variables)).toBe('&lt;a href=&#34;x&#34;&gt;&#39;&amp;&#39;')
    expect(render('{{ .Data.name }}', variables, false)).toBe(variables.Data.name)
  })

  it("doesn't interpret user input", () => {
    expect(render('{{ .Data.name }}', { Data: { name: '{{ .Token }}' }, Token: 'secret' })).toBe(
      '{{ .Token }}',
    )
  })

  it("can't reach a prototype", () => {
    expect(render('{{ .constructor }}{{ .Data.__proto__ }}{{ index .Data "toString" }}', { Data: {} })).toBe(
      '',
    )
  })

  it.each([
    '{{ if .A }}',
    '{{ end }}',
    '{{ else }}',
    '{{ range .A }}',
    '{{ constructor }}',
    '{{ index (.A }}',
  ])('refuses %s when it is parsed', (source) => {
    expect(() => compileTemplate(source)).toThrow()
  })
})
