import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { Move } from '../api/answers.ts'
import { useStageName } from '../use-stage-name.ts'
import classes from './OpeningApplications.module.css'

/** What happened to an application, newest first. */
export function ApplicationHistory({ history }: { history: Move[] }) {
  const { t } = useTranslation('openingApplications')
  const nameOf = useStageName()
  const said = ({ kind, to }: Move) => t(`moves.${kind}`, { stage: to ? nameOf(to) : '' })
  return (
    <Section title={t('mine.history')}>
      <ol className={classes.plain}>
        {history.map((move) => (
          <li key={move.id}>
            <Text>{move.actor ? t('reading.by', { what: said(move), name: move.actor }) : said(move)}</Text>
            <Text size="sm" c="dimmed" component="time" dateTime={move.at}>
              {formatMoment(move.at)}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  )
}
