import { Button } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../../ui/toast.ts'
import { usePutOnBoard } from '../../api/change-postings.ts'
import type { Posting } from '../../api/get-postings.ts'
import { cardFrom } from '../../posting-card.ts'
import type { PostingFacts } from '../../rules/posting/read.ts'

export function PutOnBoard({ posting, facts }: { posting: Posting; facts: PostingFacts }) {
  const { t } = useTranslation('booster')
  const put = usePutOnBoard('toast')
  return (
    <Button
      leftSection={<IconBriefcase size={18} aria-hidden />}
      loading={put.isPending}
      onClick={() =>
        put.mutate(
          { posting: posting.id, card: cardFrom(posting, facts) },
          { onSuccess: () => toast.success({ title: t('posting.onBoard') }) },
        )
      }
    >
      {t('posting.toBoard')}
    </Button>
  )
}
