import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { useChange } from '../../../../ui/use-change.ts'
import type { Pipeline } from '../../opening-applications/api/answers.ts'
import { openingApplicationKeys } from '../../opening-applications/api/keys.ts'
import { useApplicantName } from '../../opening-applications/use-applicant-name.ts'
import { useStageName } from '../../opening-applications/use-stage-name.ts'
import { exportApplications } from '../api/exchange.ts'

export interface ExportApplicationsProps {
  pipeline: Pipeline
}

/** Says what an export does before it opens every application. */
export function ExportApplications({ pipeline }: ExportApplicationsProps) {
  const { t } = useTranslation(['openingExchange', 'openingApplications'])
  const applicant = useApplicantName()
  const stageName = useStageName()
  const [isAsked, setAsked] = useState(false)
  const save = useChange(
    async () => {
      const [{ applicationsCsv }, rows] = await Promise.all([
        import('../openings-csv.ts'),
        exportApplications(pipeline.id),
      ])
      const csv = applicationsCsv(rows, {
        header: (column) => t(`applications.columns.${column}`),
        applicant,
        stage: (id) => {
          const stage = pipeline.stages.find((one) => one.id === id)
          return stage ? stageName(stage) : ''
        },
        outcome: (outcome) => t(`openingApplications:stages.${outcome}`),
        skill: (slug) => {
          const skill = pipeline.mustHaves.find((one) => one.slug === slug)
          return skill ? inLanguage(skill, 'name') : slug
        },
      })
      saveFile(t('applications.fileName'), csv, 'text/csv;charset=utf-8')
    },
    { refresh: [openingApplicationKeys.all], failure: 'caller', onSuccess: () => setAsked(false) },
  )
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('applications.open')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('applications.title')}
          text={t('applications.text')}
          action={t('applications.open')}
          change={save}
          onConfirm={() => save.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
