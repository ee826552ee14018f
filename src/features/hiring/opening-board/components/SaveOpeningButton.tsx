import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OpeningCardData } from '../api/answers.ts'
import { useToggleSavedOpening } from '../api/opportunities.ts'
import { titleIn } from '../model.ts'

interface Props {
  opening: OpeningCardData
  isSaved: boolean
}

/** The bookmark in the corner of a card; it stays above the card's link. */
export function SaveOpeningButton({ opening, isSaved }: Props) {
  const { t, i18n } = useTranslation('openingBoard')
  const { mutate, isPending } = useToggleSavedOpening()
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <ActionIcon
      style={{ position: 'relative', zIndex: 1 }}
      variant="default"
      radius="xl"
      size="lg"
      loading={isPending}
      aria-label={t(isSaved ? 'saved.remove' : 'saved.save', {
        title: titleIn(opening, i18n.language).title,
      })}
      onClick={() => mutate({ id: opening.id, isSaved })}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
