import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../../i18n/languages.ts'
import { stepKinds } from '../../missions/model.ts'
import { missionProblems } from '../../missions/problems.ts'
import { templatesIn } from './templates.ts'

const catalogue = readFileSync('supabase/seed.sql', 'utf8')

describe.each(languages)('templates in %s', (language) => {
  const templates = templatesIn(language)

  it('are twelve, each for a different job', () => {
    expect(templates).toHaveLength(12)
    expect(new Set(templates.map(({ category }) => category)).size).toBe(templates.length)
  })

  it.each(templates.map((content) => [content.category, content] as const))(
    '%s is complete',
    (_, content) => {
      expect(missionProblems(content)).toEqual([])
      expect(content.language).toBe(language)
      expect(new Set(content.steps.map(({ kind }) => kind))).toEqual(new Set(stepKinds))
      expect(content.comments.length).toBeGreaterThan(0)
      for (const skill of content.skills) expect(catalogue).toContain(`('${skill}', `)
    },
  )

  it('have decisions that lead to different paths', () => {
    for (const { steps } of templates) {
      const ways = steps.flatMap((step) =>
        step.kind === 'decision' ? step.choices.map(({ next }) => next) : [],
      )
      expect(new Set(ways).size).toBeGreaterThan(1)
    }
  })
})

it('uses French apostrophes and spaces in French templates', () => {
  const spoken = JSON.stringify(templatesIn('fr')).replace(/```.*?```/g, '')
  expect(spoken).not.toMatch(/\p{L}'\p{L}/u)
  expect(spoken).not.toMatch(/[^\u00a0\u202f"][;?!»](?=\s|"|\\n)/)
  expect(spoken).not.toMatch(/«[^\u00a0\u202f]/)
})
