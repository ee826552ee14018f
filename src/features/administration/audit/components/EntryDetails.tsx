import { Anchor, Group, Stack, Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deviceName } from '../../../../../supabase/functions/_shared/device-name.ts'
import type { AuditEntry } from '../api/answers.ts'
import { changesOf, factsOf } from '../changes.ts'
import { formatExactly } from '../exact-time.ts'
import { useReason } from '../use-reason.ts'
import classes from './Audit.module.css'
import { useSubjectPath } from './use-subject-path.ts'
import { useWords } from './use-words.ts'

interface Props {
  entry: AuditEntry
  who: string
}

/** All details of one action: who it concerned, what it changed, why and from where. */
export function EntryDetails({ entry, who }: Props) {
  const { t } = useTranslation('audit')
  const words = useWords()
  const pathOf = useSubjectPath()
  const reasonText = useReason()
  const { actor_id, subject_type, subject_id, subject_name, details, reason, address, user_agent } = entry
  const changes = changesOf(details)
  const subject = subject_name ?? subject_id
  const subjectPath = pathOf(entry)
  const facts: [string, string][] = [
    [t('entry.when'), formatExactly(entry.created_at)],
    ...(reason ? [[t('entry.reason'), reasonText(reason)] as [string, string]] : []),
    ...factsOf(details).map(([field, value]): [string, string] => [words.field(field), words.value(value)]),
    [
      t('entry.from'),
      [address, deviceName(user_agent) ?? user_agent].filter(Boolean).join(' · ') || t('entry.unknown'),
    ],
  ]
  return (
    <Stack gap="md" className={classes.details}>
      <dl className={classes.facts}>
        <dt>{t('entry.who')}</dt>
        <dd>
          <Group gap="sm">
            {actor_id && entry.actor_name ? (
              <Anchor component={Link} to={pathOf({ subject_type: 'account', subject_id: actor_id })!}>
                {who}
              </Anchor>
            ) : (
              who
            )}
            {actor_id && (
              <Anchor component={Link} size="sm" to={{ search: `?actor=${actor_id}` }}>
                {t('entry.allBy')}
              </Anchor>
            )}
          </Group>
        </dd>
        {subject_type && subject && (
          <>
            <dt>{words.field(subject_type)}</dt>
            <dd>
              <Group gap="sm">
                {subjectPath && subject_name ? (
                  <Anchor component={Link} to={subjectPath}>
                    {subject}
                  </Anchor>
                ) : (
                  <Text className={classes.id}>{subject}</Text>
                )}
                <Anchor component={Link} size="sm" to={{ search: `?about=${subject_type}:${subject_id}` }}>
                  {t('entry.allAbout')}
                </Anchor>
              </Group>
            </dd>
          </>
        )}
        {facts.map(([name, value]) => (
          <FactLine key={name} name={name} value={value} />
        ))}
      </dl>
      {changes.length > 0 && (
        <Table className={classes.changes} withTableBorder verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('entry.field')}</Table.Th>
              <Table.Th scope="col">{t('entry.before')}</Table.Th>
              <Table.Th scope="col">{t('entry.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ field, before, after }) => (
              <Table.Tr key={field}>
                <Table.Th scope="row">{words.field(field)}</Table.Th>
                <Table.Td>{words.value(before)}</Table.Td>
                <Table.Td>{words.value(after)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  )
}

function FactLine({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
