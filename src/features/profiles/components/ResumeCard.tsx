import { Button, Card, FileButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { type Profile, profileQuery } from '../api/get-profile.ts'
import { removeResume, resumeAddress, resumeKinds, uploadResume } from '../api/resume.ts'

export function ResumeCard() {
  const { t } = useTranslation('candidate')
  const { id, profile } = useSignedIn()
  const queries = useQueryClient()
  const path = profile?.resume_path ?? null
  const done = (message: string) => (changed: Profile) => {
    queries.setQueryData(profileQuery(id).queryKey, changed)
    toast.success({ title: message })
  }
  const upload = useMutation({
    mutationFn: (file: File) => uploadResume(id, file, path),
    onSuccess: done(t('profile.resumeSaved')),
    onError: toast.error,
  })
  const remove = useMutation({
    mutationFn: (file: string) => removeResume(id, file),
    onSuccess: done(t('profile.resumeRemoved')),
    onError: toast.error,
  })
  const open = useMutation({
    mutationFn: resumeAddress,
    onSuccess: (address) => window.open(address, '_blank', 'noopener'),
    onError: toast.error,
  })
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm" align="flex-start">
        <Title order={2} fz="lg">
          {t('profile.resume')}
        </Title>
        {path ? (
          <Group gap="xs" wrap="nowrap" maw="100%">
            <IconFileText size={20} stroke={1.6} aria-hidden />
            <Text truncate>{profile?.resume_name}</Text>
          </Group>
        ) : (
          <Text c="dimmed">{t('profile.noResume')}</Text>
        )}
        <Group gap="xs">
          <FileButton accept={resumeKinds.join(',')} onChange={(file) => file && upload.mutate(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={upload.isPending}>
                {t(path ? 'profile.replaceResume' : 'profile.uploadResume')}
              </Button>
            )}
          </FileButton>
          {path && (
            <>
              <Button variant="subtle" loading={open.isPending} onClick={() => open.mutate(path)}>
                {t('profile.openResume')}
              </Button>
              <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate(path)}>
                {t('profile.removeResume')}
              </Button>
            </>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('profile.resumeHint')}
        </Text>
      </Stack>
    </Card>
  )
}
