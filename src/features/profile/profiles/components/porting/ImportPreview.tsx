import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatList, labelsInSentence } from '../../../../../lib/formats/lists.ts'
import { type Change, type ChangePart, isChoice, isWords } from '../../porting/change.ts'
import type { Imported } from '../../porting/imported.ts'
import { ChangeRow } from './ChangeRow.tsx'
import classes from './Import.module.css'
import { LongText } from './LongText.tsx'

const parts: ChangePart[] = [
  'about',
  'skills',
  'experience',
  'education',
  'languages',
  'drivingLicenses',
  'interests',
]
const titles = {
  about: 'basics',
  skills: 'skills',
  experience: 'experience',
  education: 'education',
  languages: 'languages',
  drivingLicenses: 'drivingLicenses',
  interests: 'interests',
} as const

interface Props {
  changes: Change[]
  imported: Imported
  isTaken: (change: Change) => boolean
  onTurn: (changes: Change[]) => void
}

/** Each change an import would make, and what is skipped. */
export function ImportPreview({ changes, imported, isTaken, onTurn }: Props) {
  const { t } = useTranslation('profiles')
  const { leftOut, unread, source, isCut } = imported
  const missing =
    source === 'resume'
      ? (['experience', 'education', 'skills', 'languages'] as const).filter(
          (part) => !changes.some((change) => change.part === part),
        )
      : []
  const choices = changes.filter(isChoice)
  const same = changes.filter(({ state }) => state === 'same').length
  const shown = changes.filter(({ state }) => state !== 'same')
  return (
    <Stack gap="lg">
      {choices.length === 0 ? (
        <Alert color={changes.length === 0 ? 'amber' : 'moss'} role="status">
          {t(changes.length === 0 ? 'porting.nothingFound' : 'porting.nothingNew')}
        </Alert>
      ) : (
        <Group gap="xs" justify="space-between">
          <Text role="status">{t('porting.choices', { count: choices.length })}</Text>
          <Group gap="xs">
            <Button
              variant="subtle"
              size="compact-md"
              onClick={() => onTurn(choices.filter((change) => !isTaken(change)))}
            >
              {t('porting.takeAll')}
            </Button>
            <Button variant="subtle" size="compact-md" onClick={() => onTurn(choices.filter(isTaken))}>
              {t('porting.takeNone')}
            </Button>
          </Group>
        </Group>
      )}
      {parts.map((part) => {
        const rows = shown.filter((change) => change.part === part)
        return (
          rows.length > 0 && (
            <section key={part}>
              <Title order={3} fz="md" mb="xs">
                {t(titles[part])}
              </Title>
              <ul className={isWords(part) ? classes.words : classes.rows}>
                {rows.map((change) => (
                  <ChangeRow
                    key={change.key}
                    change={change}
                    isTaken={isTaken(change)}
                    onTurn={() => onTurn([change])}
                  />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {same > 0 && <Text c="dimmed">{t('porting.same', { count: same })}</Text>}
      {unread.length > 0 && (
        <section>
          <Title order={3} fz="md" mb={4}>
            {t('porting.unread', { count: unread.length })}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {t('porting.unreadText')}
          </Text>
          <ul className={classes.unread}>
            {[...new Set(unread)].map((line) => (
              <li key={line}>
                <LongText>{line}</LongText>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isCut && <Text c="var(--amber-text)">{t('porting.cut')}</Text>}
      {missing.length > 0 && (
        <Text c="dimmed">
          {t('porting.notFound', {
            parts: formatList(labelsInSentence(missing.map((part) => t(titles[part])))),
          })}
        </Text>
      )}
      {leftOut.length > 0 && <Text c="dimmed">{t('porting.leftOut', { parts: formatList(leftOut) })}</Text>}
    </Stack>
  )
}
