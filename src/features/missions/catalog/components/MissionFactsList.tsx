import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { languageList } from '../../../../lib/language-names.ts'
import { paths } from '../../../../lib/paths.ts'
import { waitingTime } from '../../../../lib/waiting-time.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { factsQuery } from '../api/get-facts.ts'
import type { Listing } from '../model.ts'
import classes from './MissionDetails.module.css'

export function MissionFactsList({ listing }: { listing: Listing }) {
  const { t, i18n } = useTranslation(['catalog', 'missions'])
  const { data: facts } = useQuery(factsQuery(listing.mission_id))
  const hours = (count: number) => t('missions:hours', { count })
  const median = facts?.median_hours
  return (
    <>
      <Title order={2} fz="md" mb="md">
        {t('mission.facts')}
      </Title>
      <Facts isBold>
        <Fact label={t('list.category')}>{t(`missions:categories.${listing.category}`)}</Fact>
        <Fact label={t('list.difficulty')}>{t(`missions:difficulties.${listing.difficulty}`)}</Fact>
        <Fact label={t('mission.expected')}>{hours(Number(listing.hours))}</Fact>
        {median != null && (
          <Fact label={t('mission.median')}>
            {t('mission.medianValue', { hours: hours(Number(median)) })}
          </Fact>
        )}
        <Fact label={t('mission.feedback')}>
          {t('mission.feedbackValue', { count: listing.feedback_days })}
        </Fact>
        {facts?.reply_rate != null && (
          <Fact label={t('missions:clock.rate')}>
            {t('missions:clock.rateValue', { percent: facts.reply_rate })}
          </Fact>
        )}
        {facts?.feedback_hours != null && (
          <Fact label={t('missions:clock.waiting')}>{t(...waitingTime(facts.feedback_hours))}</Fact>
        )}
        <Fact label={t('mission.languageLabel', { count: listing.languages.length })}>
          {languageList(listing.languages, i18n.language)}
        </Fact>
        {facts?.starts != null && (
          <Fact label={t('mission.starts')}>{t('mission.people', { count: facts.starts })}</Fact>
        )}
        {facts?.completions != null && (
          <Fact label={t('mission.completions')}>{t('mission.people', { count: facts.completions })}</Fact>
        )}
      </Facts>
      {facts && facts.checks.length > 0 && (
        <div className={classes.badge}>
          <CheckBadges checks={facts.checks} />
        </div>
      )}
      {facts?.company_slug && (
        <Anchor component={Link} to={paths.company(facts.company_slug)} display="inline-block" mt="md">
          {t('missions:clock.company', { company: listing.organization_name })}
        </Anchor>
      )}
      {listing.closes_on && <p>{t('mission.closes', { date: formatDate(listing.closes_on) })}</p>}
    </>
  )
}
