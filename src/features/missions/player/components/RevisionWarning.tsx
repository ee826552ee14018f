import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { plainWords } from '../../../../ui/markdown-places.ts'
import type { RevisionCheck } from '../api/answers.ts'
import classes from './SubmitForm.module.css'

interface Props {
  check: RevisionCheck
  isSubmitting: boolean
  onOpen: (stepId: string) => void
  onSubmit: () => void
  onClose: () => void
}

/** What is unchanged or still open; submitting anyway is a deliberate choice. */
export function RevisionWarning({ check, isSubmitting, onOpen, onSubmit, onClose }: Props) {
  const { t } = useTranslation('player')
  const { unchanged, changed, open_comments: comments } = check
  const go = (stepId: string) => {
    onClose()
    onOpen(stepId)
  }
  return (
    <Dialog opened onClose={onClose} title={t('revision.title')} size="lg">
      <Stack gap="md">
        {unchanged.length > 0 && (
          <div>
            <Text fw={600}>{t(changed === 0 ? 'revision.nothingChanged' : 'revision.unchanged')}</Text>
            <ul className={classes.links}>
              {unchanged.map(({ id, title }) => (
                <li key={id}>
                  <Button variant="subtle" onClick={() => go(id)}>
                    {title}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {comments.length > 0 && (
          <div>
            <Text fw={600}>{t('revision.open', { count: comments.length })}</Text>
            <Stack component="ul" className={classes.comments} gap="sm" mt="xs">
              {comments.map(({ id, step_id, quote, body, about }) => (
                <li key={id}>
                  {about && (
                    <Text size="sm" c="dimmed">
                      {about}
                    </Text>
                  )}
                  {quote && (
                    <Text size="sm" fs="italic">
                      {t('revision.quote', { words: plainWords(quote) })}
                    </Text>
                  )}
                  <Text>{body}</Text>
                  {step_id && (
                    <Button variant="subtle" size="compact-sm" px={0} onClick={() => go(step_id)}>
                      {t('revision.edit')}
                    </Button>
                  )}
                </li>
              ))}
            </Stack>
          </div>
        )}
        <Group justify="flex-end">
          <Button variant="default" loading={isSubmitting} onClick={onSubmit}>
            {t('revision.submit')}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t('revision.back')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
