import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Inès Carpentier', 'IC'],
  ['  émile   de la tour', 'ÉD'],
  ['🦊 Fox', '🦊F'],
  ['👩🏽‍💻', '👩'],
  ['', ''],
])('abbreviates “%s” as “%s”', (name, initials) => expect(initialsOf(name)).toBe(initials))
