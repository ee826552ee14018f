import { ActionIcon, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../../use-editor.ts'
import classes from './MissionEditor.module.css'

/** Notes for reviewers to read and reuse; candidates never see them. */
export function NotesTab() {
  const { t } = useTranslation('authoring')
  const { content, edit } = useEditor()
  const { comments, evaluatorNotes } = content
  const put = (next: string[], what: string) => edit(`comment:${what}`, (now) => ({ ...now, comments: next }))
  return (
    <Card padding="lg" className={classes.form}>
      <Stack gap="md">
        <div>
          <Title order={2}>{t('notes.title')}</Title>
          <Text c="dimmed">{t('notes.hint')}</Text>
        </div>
        <Textarea
          label={t('notes.evaluator')}
          description={t('notes.evaluatorHint')}
          autosize
          minRows={5}
          maxLength={10_000}
          value={evaluatorNotes}
          onChange={(event) => {
            const notes = event.currentTarget.value
            edit('evaluatorNotes', (now) => ({ ...now, evaluatorNotes: notes }))
          }}
        />
        <div>
          <Title order={3}>{t('notes.library')}</Title>
          <Text size="sm" c="dimmed">
            {comments.length === 0 ? t('notes.none') : t('notes.libraryHint')}
          </Text>
        </div>
        {comments.map((comment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comment is identified only by its position.
          <Group key={index} gap="xs" align="flex-start" wrap="nowrap">
            <Textarea
              flex={1}
              autosize
              aria-label={t('notes.comment', { place: index + 1 })}
              maxLength={1000}
              value={comment}
              onChange={(event) => put(comments.with(index, event.currentTarget.value), String(index))}
            />
            <ActionIcon
              mt={4}
              variant="subtle"
              color="gray"
              aria-label={t('notes.remove', { place: index + 1 })}
              onClick={() => put(comments.toSpliced(index, 1), `remove:${comments.length}`)}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => put([...comments, ''], `add:${comments.length}`)}
          >
            {t('notes.add')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
