import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './MissionCards.module.css'

interface Props {
  title: string
  isSaved: boolean
  onToggle: () => void
}

/** The bookmark in the corner of a card. */
export function SaveButton({ title, isSaved, onToggle }: Props) {
  const { t } = useTranslation('catalog')
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <ActionIcon
      className={classes.save}
      variant="default"
      radius="xl"
      size="lg"
      aria-label={t(isSaved ? 'list.forget' : 'list.save', { mission: title })}
      onClick={onToggle}
    >
      <Icon size={20} />
    </ActionIcon>
  )
}
