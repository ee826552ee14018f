import { Badge, Button, Group, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatLabeled } from '../../../../lib/formats/words.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ListedOpening } from '../api/answers.ts'
import { useSetOpeningStatus } from '../api/change-opening.ts'
import { OpeningFacts } from './OpeningFacts.tsx'

export function OpeningItem({ opening }: { opening: ListedOpening }) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const { mutate, isPending } = useSetOpeningStatus()
  const isOpen = opening.status === 'open'
  const { title } = opening
  return (
    <Stack gap="xs">
      <Group gap="xs" justify="space-between" align="flex-start">
        <Group gap="sm" flex="1 1 16rem">
          <Title order={2} fz="1.0625rem">
            {title}
          </Title>
          {opening.waiting > 0 && (
            <Badge variant="light" color="yellow" c="var(--amber-text)" tt="none">
              {t('openings.waiting', { count: opening.waiting })}
            </Badge>
          )}
        </Group>
        <Group gap="xs">
          <LinkButton
            to={path(`/openings/${opening.id}`)}
            size="compact-md"
            mih={32}
            aria-label={formatLabeled(t('openings.see'), title)}
          >
            {t('openings.see')}
          </LinkButton>
          <LinkButton
            to={path(`/openings/${opening.id}/edit`)}
            variant="default"
            size="compact-md"
            mih={32}
            aria-label={t('openings.editNamed', { title })}
          >
            {t('openings.edit')}
          </LinkButton>
          <Button
            variant="subtle"
            size="compact-md"
            mih={32}
            loading={isPending}
            aria-label={t(isOpen ? 'openings.archiveNamed' : 'openings.restoreNamed', { title })}
            onClick={() =>
              mutate(
                { id: opening.id, status: isOpen ? 'archived' : 'open' },
                {
                  onSuccess: () =>
                    toast.success({ title: t(isOpen ? 'openings.isArchived' : 'openings.isRestored') }),
                },
              )
            }
          >
            {t(isOpen ? 'openings.archive' : 'openings.restore')}
          </Button>
        </Group>
      </Group>
      <OpeningFacts opening={opening} />
    </Stack>
  )
}
