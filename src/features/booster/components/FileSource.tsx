import { Alert, NativeSelect, Skeleton, Text } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { Resume } from '../../profiles/api/change-resumes.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { fileTextQuery } from '../api/get-file-text.ts'

interface Props {
  resumes: Resume[]
  children: (text: string) => ReactNode
}

/** A version of the résumé, read in this browser. */
export function FileSource({ resumes, children }: Props) {
  const { t } = useTranslation('booster')
  const area = useAreaPath()
  const current = useSignedIn().profile?.resume_path
  const [chosen, setChosen] = useState<string>()
  const path = chosen ?? current ?? resumes[0]?.path
  if (!path)
    return (
      <EmptyState
        title={t('check.noFile')}
        text={t('check.noFileText')}
        action={<LinkButton to={area('/profile')}>{t('check.upload')}</LinkButton>}
      />
    )
  return (
    <>
      {resumes.length > 1 && (
        <NativeSelect
          maw={420}
          label={t('check.version')}
          value={path}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={resumes.map((resume) => ({
            value: resume.path,
            label: `${resume.label || resume.name}${resume.path === current ? ` (${t('check.current')})` : ''}`,
          }))}
        />
      )}
      <FileText path={path}>{children}</FileText>
    </>
  )
}

function FileText({ path, children }: { path: string } & Pick<Props, 'children'>) {
  const { t } = useTranslation('booster')
  const { data, error, refetch } = useQuery(fileTextQuery(path))
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton height={320} radius="lg" />
  if (data !== '') return children(data)
  return (
    <Alert color="amber" variant="light" icon={<IconFileUnknown />} title={t('check.noText')} role="alert">
      <Text>{t('check.noTextMeans')}</Text>
    </Alert>
  )
}
