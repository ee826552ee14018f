import { Alert, Button, Card, Group, NativeSelect, Skeleton, Text } from '@mantine/core'
import { IconDeviceLaptop, IconFileUnknown } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Resume } from '../../../profile/profiles/api/change-resumes.ts'
import { fileTextQuery, readFileText } from '../../../profile/profiles/api/get-file-text.ts'
import { resumeEndings } from '../../../profile/profiles/api/resume.ts'

interface Props {
  resumes: Resume[]
  children: (text: string) => ReactNode
}

/** A version of the résumé or a local file, read in the browser. */
export function FileSource({ resumes, children }: Props) {
  const { t } = useTranslation('booster')
  const area = useAreaPath()
  const current = useSignedIn().profile?.resume_path
  const [chosen, setChosen] = useState<string>()
  const device = useMutation({ mutationFn: readFileText, onError: toast.error })
  const path = chosen ?? current ?? resumes[0]?.path
  return (
    <>
      <Card padding="md">
        <Group align="flex-end" gap="md">
          {resumes.length > 0 && (
            <NativeSelect
              flex="1 1 240px"
              label={t('check.version')}
              value={path}
              onChange={(event) => {
                device.reset()
                setChosen(event.currentTarget.value)
              }}
              data={resumes.map((resume) => ({
                value: resume.path,
                label: `${resume.label || resume.name}${resume.path === current ? ` (${t('check.current')})` : ''}`,
              }))}
            />
          )}
          <div>
            <FilePicker
              accept={resumeEndings.map((ending) => `.${ending}`).join(',')}
              onPick={(file) => device.mutate(file)}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  loading={device.isPending}
                  leftSection={<IconDeviceLaptop size={18} aria-hidden />}
                >
                  {t('check.device')}
                </Button>
              )}
            </FilePicker>
            <Text size="sm" c="dimmed" mt={4}>
              {device.data === undefined
                ? t('check.deviceHint')
                : t('check.ofDevice', { name: device.variables?.name })}
            </Text>
          </div>
        </Group>
      </Card>
      {device.data !== undefined && <ReadText text={device.data}>{children}</ReadText>}
      {device.data === undefined && path && <FileText path={path}>{children}</FileText>}
      {device.data === undefined && !path && (
        <EmptyState
          title={t('check.noFile')}
          text={t('check.noFileText')}
          action={<LinkButton to={area('/profile')}>{t('check.upload')}</LinkButton>}
        />
      )}
    </>
  )
}

function FileText({ path, children }: { path: string } & Pick<Props, 'children'>) {
  const { data, error, refetch } = useQuery(fileTextQuery(path))
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton height={320} radius="lg" />
  return <ReadText text={data}>{children}</ReadText>
}

function ReadText({ text, children }: { text: string } & Pick<Props, 'children'>) {
  const { t } = useTranslation('booster')
  if (text !== '') return children(text)
  return (
    <Alert color="amber" variant="light" icon={<IconFileUnknown />} title={t('check.noText')} role="alert">
      <Text>{t('check.noTextMeans')}</Text>
    </Alert>
  )
}
