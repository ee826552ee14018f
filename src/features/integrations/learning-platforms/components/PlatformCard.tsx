import { Button, Group, Stack, Switch, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { LearningPlatform } from '../api/answers.ts'
import { useAddTeachers, useRemovePlatform } from '../api/change-platforms.ts'
import { Deployments } from './Deployments.tsx'

interface Props {
  organization: string
  platform: LearningPlatform
}

export function PlatformCard({ organization, platform }: Props) {
  const { t } = useTranslation('learningPlatforms')
  const [isAsking, { open, close }] = useDisclosure()
  const { id, name, issuer, clientId, createdAt, lastLaunchAt, addsTeachers, people } = platform
  const addTeachers = useAddTeachers(organization)
  const remove = useRemovePlatform(organization, () => {
    close()
    toast.success({ title: t('remove.done', { name }) })
  })
  return (
    <Section
      title={name}
      aside={
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          aria-label={t('remove.label', { name })}
          onClick={open}
        >
          {t('remove.button')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('about', { issuer, clientId })}
        </Text>
        <Text size="sm" c="dimmed">
          {[
            t('connected', { when: formatDate(createdAt) }),
            t('people', { count: people }),
            lastLaunchAt ? t('launched', { when: timeAgo(lastLaunchAt) }) : t('neverLaunched'),
          ].join(' · ')}
        </Text>
      </Stack>
      <Deployments organization={organization} platform={platform} />
      <Group>
        <Switch
          label={t('teachers.label')}
          description={t('teachers.hint')}
          checked={addsTeachers}
          disabled={addTeachers.isPending}
          onChange={(event) => addTeachers.mutate({ platform_id: id, adds: event.currentTarget.checked })}
        />
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={t('remove.question', { name })}
        text={t('remove.text')}
        action={t('remove.button')}
        isHarmful
        change={remove}
        onConfirm={() => remove.mutate(id)}
        onClose={close}
      />
    </Section>
  )
}
