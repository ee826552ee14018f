import { Card, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { careerQuery } from '../../../features/profile/profiles/api/get-career.ts'
import { mySkillsQuery } from '../../../features/profile/profiles/api/get-my-skills.ts'
import { photoUrlQuery } from '../../../features/profile/profiles/api/photo-url.ts'
import { ResumePdfOptions } from '../../../features/profile/profiles/components/ResumePdfOptions.tsx'
import { toFields } from '../../../features/profile/profiles/model.ts'
import { fullName } from '../../../features/profile/profiles/name.ts'
import type { ResumeOptions } from '../../../features/profile/profiles/resume-pdf/resume-sheet.ts'
import { handleFrom } from '../../../features/profile/profiles/shown-profile.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import classes from '../../../ui/editor/Editor.module.css'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PdfPreview } from '../../../ui/PdfPreview.tsx'

/** The profile as a résumé PDF: choose, preview, save. */
export function ResumePdfPage() {
  const { t } = useTranslation('profiles')
  const path = useAreaPath()
  const { id, email, profile } = useSignedIn()
  const career = useQuery(careerQuery(id))
  const skills = useQuery(mySkillsQuery(id))
  const photo = useQuery(photoUrlQuery(profile?.avatar_url ?? null))
  const [options, setOptions] = useState<ResumeOptions>({
    layout: 'classic',
    language: currentLanguage(),
    parts: ['photo', 'email', 'phone', 'links', 'summary', 'interests', 'proofs'],
  })
  const fields = useMemo(() => toFields(profile, career.data ?? null), [profile, career.data])
  const photoUrl = photo.data ?? null
  const isReady = career.data !== undefined && skills.data !== undefined && photo.data !== undefined
  const pdf = useQuery({
    queryKey: ['resume-pdf', fields, skills.data, photoUrl, options],
    queryFn: async () => {
      const { setResume } = await import('../../../features/profile/profiles/resume-pdf/set-resume.ts')
      return setResume({ fields, skills: skills.data!, email, photoUrl }, options)
    },
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    // Keep showing the last one until the next is ready.
    placeholderData: (before) => before,
  })
  const error = career.error ?? skills.error ?? photo.error
  const isEmpty = fields.experience.length + fields.education.length + (skills.data?.length ?? 0) === 0
  const fileName = `${['cv', handleFrom(fullName(profile)), options.language].filter(Boolean).join('-')}.pdf`
  const back = { to: path('/profile'), label: t('page.back') }
  return (
    <>
      <PageHeader title={t('cv.title')} description={t('cv.description')} back={back} />
      {!isReady && error && (
        <LoadFailure
          error={error}
          onRetry={() => Promise.all([career.refetch(), skills.refetch(), photo.refetch()])}
        />
      )}
      {!isReady && !error && <CardsSkeleton tiles={1} />}
      {isReady && isEmpty && (
        <EmptyState
          drawing={<Drawing of="resume" />}
          title={t('cv.empty')}
          text={t('cv.emptyText')}
          action={<LinkButton to={path('/profile')}>{t('page.back')}</LinkButton>}
        />
      )}
      {isReady && !isEmpty && (
        <div className={classes.columns}>
          <ResumePdfOptions
            options={options}
            onChange={setOptions}
            hasPhoto={photoUrl !== null}
            skills={skills.data ?? []}
            pdf={pdf.isPlaceholderData ? null : (pdf.data ?? null)}
            fileName={fileName}
          />
          <Card padding="sm">
            {pdf.error && <LoadFailure error={pdf.error} onRetry={pdf.refetch} />}
            {!pdf.error && !pdf.data && <Skeleton height={640} radius="md" />}
            {!pdf.error && pdf.data && (
              <PdfPreview source={pdf.data} title={t('cv.preview')} fileName={fileName} />
            )}
          </Card>
        </div>
      )}
    </>
  )
}
