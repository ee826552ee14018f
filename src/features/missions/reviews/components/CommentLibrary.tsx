import { Button, Menu } from '@mantine/core'
import { IconQuote } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What the comment is added to. */
  subject: string
  comments: string[]
  onInsert: (text: string) => void
}

/** Comments the mission's author saved for reuse. */
export function CommentLibrary({ subject, comments, onInsert }: Props) {
  const { t } = useTranslation('reviews')
  return (
    <Menu position="bottom-start" width={360} withinPortal>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconQuote size={16} aria-hidden />}
          aria-label={t('rubric.libraryFor', { subject })}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('rubric.library')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {comments.map((comment) => (
          <Menu.Item key={comment} onClick={() => onInsert(comment)}>
            {comment}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
