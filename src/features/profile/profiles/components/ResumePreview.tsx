import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PdfPreview } from '../../../../ui/PdfPreview.tsx'
import type { Resume } from '../api/change-resumes.ts'
import { profileKeys } from '../api/keys.ts'
import { downloadResume } from '../api/resume.ts'
import classes from './Profile.module.css'

/** A saved résumé in the page. */
export function ResumePreview({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useTranslation('profiles')
  const { data, error, refetch } = useQuery({
    queryKey: profileKeys.resumeFile(resume.path),
    queryFn: () => downloadResume(resume.path),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog opened onClose={onClose} size="min(960px, 96vw)" title={resume.label || resume.name}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className={classes.preview} />}
      {data && (
        <PdfPreview
          source={data}
          title={t('previewTitle', { name: resume.label || resume.name })}
          fileName={resume.name}
        />
      )}
    </Dialog>
  )
}
