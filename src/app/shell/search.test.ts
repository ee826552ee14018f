import { describe, expect, it } from 'vitest'
import en from '../../i18n/en/shell.ts'
import fr from '../../i18n/fr/shell.ts'
import { foundGroups } from './found-groups.ts'
import { placesOf } from './search-places.ts'
import { ranked, rankOf } from './search-rank.ts'

const best = (typed: string, texts: { places: Record<string, string> }) => {
  const items = placesOf('candidate').map(({ label, words }) => ({
    id: label,
    label: texts.places[label]!,
    words,
  }))
  return ranked(items, typed).map(({ item }) => item.id)
}

describe.each([
  ['English', en],
  ['French', fr],
] as const)('W6 candidate search in %s finds', (_, texts) => {
  it.each([
    ['message', 'messages'],
    ['messages', 'messages'],
    ['résumé', 'resumeCheck'],
    ['resume', 'resumeCheck'],
    ['cv', 'resumeCheck'],
    ['cover letter', 'letters'],
    ['lettre', 'letters'],
    ['interview', 'practice'],
    ['entretien', 'practice'],
    ['event', 'events'],
    ['événement', 'events'],
    ['mentor', 'mentoring'],
    ['certificate', 'certificates'],
    ['certificat', 'certificates'],
    ['consent', 'consent'],
    ['attestation', 'attestation'],
    ['saved', 'savedMissions'],
    ['favoris', 'savedMissions'],
    ['password', 'password'],
    ['mot de passe', 'password'],
    ['2fa', 'twoFactor'],
    ['two-factor', 'twoFactor'],
    ['language', 'language'],
    ['langue', 'language'],
    ['theme', 'theme'],
    ['notifications', 'notificationSettings'],
    ['delete account', 'deleteAccount'],
    ['supprimer', 'deleteAccount'],
    ['export', 'data'],
    // Typos.
    ['pasword', 'password'],
    ['mesage', 'messages'],
    ['interveiw', 'practice'],
    ['certificta', 'certificates'],
  ])('%s', (typed, expected) => expect(best(typed, texts).slice(0, 3)).toContain(expected))

  it('nothing for an unknown word', () => expect(best('zzzzqx', texts)).toEqual([]))
})

it('W6 search ranks labels above alternative names, and prefixes above typos', () => {
  expect(rankOf({ label: 'Events' }, 'event')).toBeGreaterThan(
    rankOf({ label: 'Fair', words: 'event' }, 'event'),
  )
  expect(rankOf({ label: 'Missions' }, 'miss')).toBeGreaterThan(rankOf({ label: 'Mist' }, 'miss'))
  expect(rankOf({ label: 'Cover letters' }, 'cover zebra')).toBe(0)
})

it('L5 search labels a conversation with someone who shares no name', () => {
  const nameless = { kind: 'conversation' as const, title: '', link: '/networking/messages/1' }
  const [group] = foundGroups(
    [nameless],
    'hello',
    (kind) => kind,
    en.search.nameless,
    () => {},
  )
  expect(group?.actions).toMatchObject([{ label: 'Anonymous candidate' }])
})

it('search shows the words of a message, not its Markdown', () => {
  const groups = foundGroups(
    [
      {
        kind: 'conversation',
        title: 'Mia Roux',
        detail: '**Hello**, see [the brief](https://essor.ex',
        link: '/1',
      },
      { kind: 'application', title: 'Atelier', detail: 'C++ **developer**', link: '/2' },
    ],
    'hello',
    (kind) => kind,
    en.search.nameless,
    () => {},
  )
  const shown = groups.flatMap(({ actions }) => actions)
  expect(shown).toMatchObject([{ description: 'Hello, see the brief' }, { description: 'C++ **developer**' }])
})
