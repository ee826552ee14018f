import { Alert, Button, Card, Checkbox, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { attest, type Part, parts } from '../../../features/career/activity-record/attestation.ts'
import { AttestationPreview } from '../../../features/career/activity-record/components/AttestationPreview.tsx'
import { PeriodFields } from '../../../features/career/activity-record/components/PeriodFields.tsx'
import { attestationCsv } from '../../../features/career/activity-record/record-csv.ts'
import { type Choice, type Writer, writeSheet } from '../../../features/career/activity-record/sheet.ts'
import { usePeriod } from '../../../features/career/activity-record/use-period.ts'
import { activityQuery } from '../../../features/career/progress/api/get-activity.ts'
import { simulationsQuery } from '../../../features/career/progress/api/get-simulations.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PdfButton } from '../../../ui/pdf/PdfButton.tsx'
import classes from './ActivityRecordPage.module.css'

export function ActivityRecordPage() {
  const { t, i18n } = useTranslation('activityRecord')
  const { t: tMissions } = useTranslation('missions')
  const { t: tReviews } = useTranslation('reviews')
  const path = useAreaPath()
  const { id, email, profile } = useSignedIn()
  const period = usePeriod()
  const [chosen, setChosen] = useState<Part[]>([...parts])
  const [note, setNote] = useState('')
  const simulations = useQuery(simulationsQuery(id))
  const activity = useQuery({ ...activityQuery(id, period), enabled: period.isValid })

  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const writer: Writer = { t, tMissions, tReviews, language: i18n.language, origin: location.origin }
  const made = simulations.data && activity.data && attest(period, simulations.data, activity.data)
  const isEmpty = made && made.missions.length === 0 && made.certificates.length === 0
  const choose = (): Choice => ({ name: name || email, parts: chosen, note, madeAt: new Date() })
  const fileName = t('file', { from: period.from, to: period.to })
  const error = simulations.error ?? activity.error

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        back={{ to: path('/progress'), label: t('back') }}
      />
      <div className={classes.columns}>
        <Card padding="lg" className={classes.choices}>
          <Stack gap="lg">
            <PeriodFields period={period} />
            <Checkbox.Group
              label={t('contents')}
              value={chosen}
              onChange={(values) => setChosen(parts.filter((part) => values.includes(part)))}
            >
              <Stack gap="xs" mt="xs">
                {parts.map((part) => (
                  <Checkbox key={part} value={part} label={t(`parts.${part}`)} />
                ))}
              </Stack>
            </Checkbox.Group>
            <Textarea
              label={t('note')}
              description={t('noteHint')}
              autosize
              minRows={3}
              maxRows={10}
              maxLength={1000}
              value={note}
              onChange={({ currentTarget: { value } }) => setNote(value)}
            />
            {!name && (
              <Alert color="amber">
                {t('noName')} <Link to={path('/profile')}>{t('addName')}</Link>
              </Alert>
            )}
            {made && !isEmpty && (
              <Group gap="sm">
                <PdfButton
                  variant="filled"
                  label={t('downloadPdf')}
                  fileName={fileName}
                  draw={async () => {
                    const { attestationPdf } = await import(
                      '../../../features/career/activity-record/components/attestation-pdf.tsx'
                    )
                    return attestationPdf(writeSheet(made, choose(), writer), t, i18n.language)
                  }}
                />
                <Button
                  variant="default"
                  leftSection={<IconTable size={18} aria-hidden />}
                  onClick={() =>
                    saveFile(
                      `${fileName}.csv`,
                      attestationCsv(made, { parts: chosen, note }, writer),
                      'text/csv;charset=utf-8',
                    )
                  }
                >
                  {t('downloadCsv')}
                </Button>
              </Group>
            )}
            <Text size="sm" c="dimmed">
              {t('private')}
            </Text>
          </Stack>
        </Card>
        {error && !made && (
          <LoadFailure
            error={error}
            onRetry={() => Promise.all([simulations.refetch(), activity.refetch()])}
          />
        )}
        {!made && !error && period.isValid && <Skeleton height={480} radius="lg" />}
        {isEmpty && <EmptyState title={t('nothing')} text={t('nothingText')} />}
        {made && !isEmpty && <AttestationPreview sheet={writeSheet(made, choose(), writer)} />}
      </div>
    </>
  )
}
