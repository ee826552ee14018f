import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { formatPercent } from '../../../../lib/formats/numbers.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import type { SharedFacts } from '../api/answers.ts'
import { type ShareKind, shareKinds } from '../model.ts'
import classes from './Students.module.css'

interface Props {
  facts: SharedFacts
  shares: ShareKind[]
}

/** What a school sees of an account, section by section; the student sees the same. */
export function SharedFactsView({ facts, shares }: Props) {
  const { t } = useTranslation('students')
  if (shares.length === 0) return <Text>{t('shares.nothing')}</Text>
  return (
    <div>
      {shareKinds.map((kind) => (
        <section key={kind} className={classes.part}>
          <Title order={3} fz="md" mb={6}>
            {t(`shares.${kind}.name`)}
          </Title>
          {shares.includes(kind) ? (
            <Part kind={kind} facts={facts} />
          ) : (
            <Text c="dimmed">{t('shares.not')}</Text>
          )}
        </section>
      ))}
    </div>
  )
}

function Part({ kind, facts }: { kind: ShareKind; facts: SharedFacts }) {
  if (kind === 'progress') return <Progress tried={facts.progress ?? []} />
  if (kind === 'work') return <Work work={facts.work} />
  if (kind === 'skills') return <Skills facts={facts} />
  return <Career facts={facts} />
}

function Progress({ tried }: { tried: NonNullable<SharedFacts['progress']> }) {
  const { t } = useTranslation('students')
  if (tried.length === 0) return <Text c="dimmed">{t('shares.progress.none')}</Text>
  return (
    <ul className={classes.list}>
      {tried.map(({ mission, company, status, progress, startedAt, submittedAt, completedAt }) => (
        <li key={`${mission}${startedAt}`}>
          <Group gap="xs" justify="space-between">
            <Text fw={550}>{mission}</Text>
            <Badge variant="light" tt="none">
              {status === 'in_progress' ? formatPercent(progress) : t(`shares.progress.status.${status}`)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {[
              company,
              t('shares.progress.began', { date: formatDate(startedAt) }),
              submittedAt && t('shares.progress.submitted', { date: formatDate(submittedAt) }),
              completedAt && t('shares.progress.completed', { date: formatDate(completedAt) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Work({ work }: { work: SharedFacts['work'] }) {
  const { t } = useTranslation('students')
  if (!work?.submissions) return <Text c="dimmed">{t('shares.work.none')}</Text>
  return (
    <Text>
      {t('shares.work.count', { count: work.submissions })}
      {work.lastAt && ` ${t('shares.work.last', { date: formatDate(work.lastAt) })}`}
    </Text>
  )
}

function Skills({ facts: { skills = [], certificates = [] } }: { facts: SharedFacts }) {
  const { t } = useTranslation('students')
  if (skills.length + certificates.length === 0) return <Text c="dimmed">{t('shares.skills.none')}</Text>
  return (
    <Stack gap="sm">
      <Group gap={6}>
        {skills.map((skill) => (
          <Badge key={skill.slug} variant="light" color="moss" c="var(--moss-text)" tt="none" size="lg">
            {inLanguage(skill)}
          </Badge>
        ))}
      </Group>
      <ul className={classes.list}>
        {certificates.map(({ mission, company, issuedAt, code }) => (
          <li key={`${mission}${issuedAt}`}>
            {code ? (
              <Anchor component={Link} to={certificatePath(code)}>
                {mission}
              </Anchor>
            ) : (
              <Text span fw={550}>
                {mission}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {`${company} · ${t('shares.skills.issued', { date: formatDate(issuedAt) })}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Career({ facts: { targets = [], offers = [] } }: { facts: SharedFacts }) {
  const { t } = useTranslation('students')
  if (targets.length + offers.length === 0) return <Text c="dimmed">{t('shares.career.none')}</Text>
  const jobs = targets.map((target) => inLanguage(target))
  return (
    <Stack gap="xs">
      {jobs.length > 0 && <Text>{t('shares.career.targets', { jobs: formatList(labelsInLine(jobs)) })}</Text>}
      {offers.map(({ company, job, at }) => (
        <Text key={`${company}${job}${at}`}>
          {t('shares.career.offer', {
            job: job || t('shares.career.someJob'),
            company,
            date: formatDate(at),
          })}
        </Text>
      ))}
    </Stack>
  )
}
