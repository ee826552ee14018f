import { Button, Group, Stack, Text } from '@mantine/core'
import { IconEye, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { toast } from '../../../../ui/toast.ts'
import { photoUrlQuery } from '../../../profile/profiles/api/photo-url.ts'
import { fullName } from '../../../profile/profiles/name.ts'
import type { ReviewWork } from '../api/answers.ts'
import { useReveal } from '../api/reveal-candidate.ts'
import { isFilled } from '../model.ts'
import type { useReviewDraft } from '../use-review-draft.ts'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
}

/** Hidden until every criterion has a level; then the reviewer can reveal the name, which is logged. */
export function CandidateIdentity({ work: { submission, rubric, isPassedOn }, draft, canEdit }: Props) {
  const { t } = useTranslation('reviews')
  const reveal = useReveal(submission.id)
  const { data: photo } = useQuery(photoUrlQuery(reveal.data?.avatar_url ?? null))
  if (reveal.data) {
    const name = fullName(reveal.data)
    return (
      <Group gap="sm">
        <PersonAvatar name={name} src={photo} />
        <Text fw={600}>{name}</Text>
      </Group>
    )
  }
  const mayReveal = !isPassedOn && isFilled(rubric, draft.draft.scores)
  async function show(): Promise<void> {
    // Save the levels before revealing the name.
    if (canEdit) await draft.flush().catch(toast.error)
    reveal.mutate()
  }
  return (
    <Group gap="sm">
      <Group gap="sm" wrap="nowrap">
        <IconUser size={28} stroke={1.4} aria-hidden style={{ flex: 'none' }} />
        <Stack gap={4}>
          <Text fw={600}>{t('candidate')}</Text>
          <Text size="sm" c="dimmed">
            {t(mayReveal ? 'revealHint' : isPassedOn ? 'alwaysBlind' : 'blind')}
          </Text>
        </Stack>
      </Group>
      {mayReveal && (
        <Button
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
          loading={reveal.isPending}
          onClick={show}
        >
          {t('reveal')}
        </Button>
      )}
    </Group>
  )
}
