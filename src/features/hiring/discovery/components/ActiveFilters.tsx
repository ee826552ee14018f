import { Button, Pill } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { languageName } from '../../../../lib/language-names.ts'
import type { LanguageLevel } from '../../../../lib/spoken-languages.ts'
import { jobsQuery, jobTitle } from '../../../career/career-plan/api/get-jobs.ts'
import { skillName, skillsQuery } from '../../../core/skills/api/get-skills.ts'
import type { ContractKind } from '../../../profile/profiles/model.ts'
import { townsQuery } from '../api/get-towns.ts'
import { levels } from '../model.ts'
import { type SearchFilter, slugOf } from '../search-filter.ts'
import type { CandidateSearch } from '../use-candidate-search.ts'
import classes from './Search.module.css'

interface Active {
  name: string
  without: Partial<SearchFilter>
}

/** Active filters, each with a way to remove it. */
export function ActiveFilters({ search: { filter, change, reset } }: { search: CandidateSearch }) {
  const { t, i18n } = useTranslation(['discovery', 'profiles', 'missions'])
  const { data: jobs = [] } = useQuery(jobsQuery())
  const { data: towns = [] } = useQuery(townsQuery())
  const { data: catalogue = [] } = useQuery(skillsQuery())
  const { skills = [], missions, job, town, within, availableBy, contract, language, school } = filter
  const active: Active[] = skills.map((skill) => {
    const name = skillName(catalogue, slugOf(skill))
    const level = skill.slice(slugOf(skill).length + 1) as '' | '1' | '2' | '3'
    const others = skills.filter((one) => one !== skill)
    return {
      name: level
        ? t('filters.provenAt', { skill: name, level: t(`missions:difficulties.${levels[level]}`) })
        : name,
      without: { skills: others.length > 0 ? others : undefined },
    }
  })
  if (town) {
    const found = towns.find(({ slug }) => slug === town)
    const name = found ? inLanguage(found, 'name') : town
    active.push({
      name: within ? `${name} · ${t('filters.kilometres', { count: within })}` : name,
      without: { town: undefined, within: undefined, movers: undefined },
    })
  }
  if (availableBy)
    active.push({
      name: `${t('filters.availableBy')} ${formatCalendarDay(availableBy, 'medium')}`,
      without: { availableBy: undefined },
    })
  if (job) {
    const found = jobs.find(({ slug }) => slug === job)
    active.push({
      name: found ? jobTitle(found) : job,
      without: { job: undefined },
    })
  }
  if (contract)
    active.push({
      name: t(`profiles:contractKinds.${contract as ContractKind}`),
      without: { contract: undefined },
    })
  if (language) {
    const [code = '', level] = language.split(':')
    const name = languageName(code, i18n.language)
    active.push({
      name: level ? `${name} · ${t(`profiles:levels.${level as LanguageLevel}`)}` : name,
      without: { language: undefined },
    })
  }
  if (missions)
    active.push({
      name: `${t('filters.missions')} · ${t('filters.atLeast', { count: missions })}`,
      without: { missions: undefined },
    })
  if (school) active.push({ name: school, without: { school: undefined } })
  if (active.length === 0 && !filter.search) return null
  return (
    <div className={classes.active}>
      {active.length > 0 && (
        <ul aria-label={t('filters.active')}>
          {active.map(({ name, without }) => (
            <li key={name}>
              <Pill
                size="lg"
                withRemoveButton
                removeButtonProps={{
                  'aria-label': t('filters.remove', { what: name }),
                  'aria-hidden': undefined,
                  tabIndex: 0,
                }}
                onRemove={() => change(without)}
              >
                {name}
              </Pill>
            </li>
          ))}
        </ul>
      )}
      <Button variant="subtle" size="compact-md" onClick={reset}>
        {t('clear')}
      </Button>
    </div>
  )
}
