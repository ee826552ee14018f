import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/moments.ts'
import type { HistoryLine, Partnership } from '../api/answers.ts'
import classes from './Partnerships.module.css'
import { TermsView } from './TermsView.tsx'

/** The history, newest first, the same for both sides. */
export function HistoryCard({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation('partnerships')
  return (
    <Card padding="lg" component="section" aria-labelledby="history">
      <Title order={2} fz="lg" id="history">
        {t('page.history')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('page.historyHint')}
      </Text>
      <ol className={classes.history}>
        {partnership.history.map((line) => (
          <Line key={line.id} line={line} organization={partnership[line.side].name} />
        ))}
      </ol>
    </Card>
  )
}

function Line({ line, organization }: { line: HistoryLine; organization: string }) {
  const { t } = useTranslation('partnerships')
  const [isOpen, { toggle }] = useDisclosure()
  const { name, act, version, note, at, terms } = line
  return (
    <li>
      <Stack gap={2} align="flex-start">
        <Text>
          <strong>{name || t('page.somebody')}</strong> ({organization}) {t(`page.acts.${act}`, { version })}
        </Text>
        {note && (
          <Text component="blockquote" m={0} style={{ overflowWrap: 'anywhere' }}>
            {t('page.said', { note })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {formatMoment(at)}
        </Text>
        {terms && (
          <Button variant="subtle" size="compact-sm" px={0} aria-expanded={isOpen} onClick={toggle}>
            {t(isOpen ? 'page.hideTerms' : 'page.showTerms', { version })}
          </Button>
        )}
      </Stack>
      {isOpen && terms && (
        <div className={classes.past}>
          <TermsView terms={terms} />
        </div>
      )}
    </li>
  )
}
