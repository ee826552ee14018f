import { Button, Card, Checkbox, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatList } from '../../../../lib/formats/lists.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { StudentImport } from '../api/answers.ts'
import { useApplyImport, useDiscardImport } from '../api/change-import.ts'
import { toTakeOver } from '../import/model.ts'
import { FileSum } from './FileSum.tsx'

/** What confirming would do, in numbers and names, and the button to confirm. */
export function ConfirmCard({ found }: { found: StudentImport }) {
  const { t } = useTranslation('students')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [createsCohorts, setCreatesCohorts] = useState(true)
  const total = toTakeOver(found)
  const [left, setLeft] = useState<number>()
  const apply = useApplyImport(found.id, setLeft, () => toast.success({ title: t('preview.done') }))
  const discard = useDiscardImport(found.id, () => navigate(path('/students/imports')))
  const { counts, newCohorts, status } = found
  const out = (counts.wrong ?? 0) + (counts.duplicate ?? 0)
  const done = total - (left ?? total - found.applied)
  if (apply.isPending) {
    return (
      <Card padding="lg" component="section">
        <Title order={2} fz="lg" mb="sm">
          {t('preview.applying')}
        </Title>
        <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label={t('preview.applying')} />
        <Text role="status" mt="sm">
          {t('preview.applied', { done, count: total })}
        </Text>
      </Card>
    )
  }
  return (
    <Card padding="lg" component="section" aria-labelledby="confirm-title">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="confirm-title">
          {t(status === 'applying' ? 'preview.halfDone' : 'preview.title')}
        </Title>
        <FileSum found={found} />
        {out > 0 && <Text>{t('preview.out', { count: out })}</Text>}
        {newCohorts.length > 0 && (
          <Checkbox
            label={t('preview.cohorts', {
              count: newCohorts.length,
              names: formatList(newCohorts.map(({ name }) => name)),
            })}
            description={t('preview.cohortsHint')}
            checked={createsCohorts}
            disabled={status === 'applying'}
            onChange={(event) => setCreatesCohorts(event.currentTarget.checked)}
          />
        )}
        <Text c="dimmed">{t('preview.nothingYet')}</Text>
        <Group gap="sm">
          <Button disabled={total === 0} onClick={() => apply.mutate({ creates_cohorts: createsCohorts })}>
            {t(status === 'applying' ? 'preview.goOn' : 'preview.confirm', { count: total })}
          </Button>
          {status === 'checking' && (
            <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate(undefined)}>
              {t('preview.discard')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
