import { describe, expect, it } from 'vitest'
import { standardPlatform } from '../../../lib/platform.ts'
import { mailKinds, originalWords, previewOf, unknownNames } from './mail-words.ts'

const around = { site: 'https://essor.example', platform: standardPlatform }

describe.each(mailKinds)('the email %s', (kind) => {
  it.each(['en', 'fr'] as const)('can be customized from its own text: %s', (language) => {
    const words = originalWords(kind, language)
    expect(words.subject).not.toBe('')
    expect(unknownNames(kind, words)).toEqual([])
    expect(previewOf(kind, language, words, around).html).not.toMatch(/\{[a-z_]+\}/)
  })
})

it('reports unknown placeholders', () => {
  const words = { subject: 'Hello {nobody}', body: '{mission} and {unclosed' }
  expect(unknownNames('review_revise', words)).toEqual(['{nobody}', '{unclosed'])
  expect(unknownNames('welcome', { subject: '{product}', body: '{mission}' })).toEqual(['{mission}'])
})

it('is sent with the custom text, under the custom name', () => {
  const own = {
    subject: 'À revoir\u00a0: {mission}',
    body: 'Bonjour {first_name},\n\n{product} vous attend.',
  }
  const platform = { ...standardPlatform, name: 'Envol', logo: 'https://envol.example/logo.png' }
  const around = { site: 'https://envol.example', platform }
  const mail = previewOf('review_revise', 'fr', own, around)
  expect(mail.subject).toBe('À revoir\u00a0: Une première campagne')
  expect(mail.text).toContain('Envol vous attend.')
  expect(mail.html).toContain('<img src="https://envol.example/logo.png"')
  expect(previewOf('welcome', 'en', undefined, around).subject).toBe('Welcome to Envol')
})
