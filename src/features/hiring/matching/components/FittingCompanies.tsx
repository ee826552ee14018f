import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatList, labelsInSentence } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import classes from '../../../../ui/Cards.module.css'
import { OrganizationCard } from '../../company-profile/components/OrganizationCard.tsx'
import type { FittingCompany } from '../api/answers.ts'
import { fittingCompaniesQuery } from '../api/get-fitting-companies.ts'

/** Companies whose missions match the person's skills or goals, with reasons; hidden if there are none. */
export function FittingCompanies() {
  const { t } = useTranslation('matching')
  const { data } = useQuery(fittingCompaniesQuery())
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="fitting-title" style={{ marginTop: 40 }}>
      <Title order={2} id="fitting-title" fz="1.25rem">
        {t('companies.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('companies.text')}
      </Text>
      <ul className={classes.cards}>
        {data.map((company) => (
          <li key={company.slug}>
            <Company company={company} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Company({
  company: { name, slug, missions, skills, jobs, replyRate },
}: {
  company: FittingCompany
}) {
  const { t } = useTranslation('matching')
  const named = (chosen: FittingCompany['skills']) =>
    formatList(chosen.slice(0, 4).map((skill) => inLanguage(skill, 'name')))
  const mine = skills.filter(({ isMine }) => isMine)
  const others = skills.filter(({ isMine }) => !isMine)
  return (
    <OrganizationCard organization={{ slug, name }} level={3}>
      {mine.length > 0 && <Text size="sm">{t('companies.mine', { skills: named(mine) })}</Text>}
      {jobs.length > 0 && others.length > 0 && (
        <Text size="sm">
          {t('companies.aims', {
            jobs: formatList(labelsInSentence(jobs.map((job) => inLanguage(job, 'title')))),
            skills: named(others),
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {[
          t('companies.missions', { count: missions }),
          replyRate !== null && t('companies.reply', { rate: replyRate }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </OrganizationCard>
  )
}
