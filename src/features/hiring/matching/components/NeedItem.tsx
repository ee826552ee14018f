import { Badge, Button, Group, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ListedNeed } from '../api/answers.ts'
import { useSetNeedStatus } from '../api/change-need.ts'
import { NeedFacts } from './NeedFacts.tsx'

export function NeedItem({ need }: { need: ListedNeed }) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { mutate, isPending } = useSetNeedStatus()
  const isOpen = need.status === 'open'
  const { title } = need
  return (
    <Stack gap="xs">
      <Group gap="xs" justify="space-between" align="flex-start">
        <Group gap="sm" flex="1 1 16rem">
          <Title order={2} fz="1.0625rem">
            {title}
          </Title>
          {need.waiting > 0 && (
            <Badge variant="light" color="yellow" c="var(--amber-text)" tt="none">
              {t('needs.waiting', { count: need.waiting })}
            </Badge>
          )}
        </Group>
        <Group gap="xs">
          <LinkButton
            to={path(`/candidates/needs/${need.id}`)}
            size="compact-md"
            mih={32}
            aria-label={formatLabeled(t('needs.see'), title)}
          >
            {t('needs.see')}
          </LinkButton>
          <LinkButton
            to={path(`/candidates/needs/${need.id}/edit`)}
            variant="default"
            size="compact-md"
            mih={32}
            aria-label={t('needs.editNamed', { title })}
          >
            {t('needs.edit')}
          </LinkButton>
          <Button
            variant="subtle"
            size="compact-md"
            mih={32}
            loading={isPending}
            aria-label={t(isOpen ? 'needs.archiveNamed' : 'needs.restoreNamed', { title })}
            onClick={() =>
              mutate(
                { id: need.id, status: isOpen ? 'archived' : 'open' },
                {
                  onSuccess: () =>
                    toast.success({ title: t(isOpen ? 'needs.isArchived' : 'needs.isRestored') }),
                },
              )
            }
          >
            {t(isOpen ? 'needs.archive' : 'needs.restore')}
          </Button>
        </Group>
      </Group>
      <NeedFacts need={need} />
    </Stack>
  )
}
