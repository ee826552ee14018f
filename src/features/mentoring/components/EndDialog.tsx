import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useEndMentoring } from '../api/end-mentoring.ts'
import { longest, type Mentorship, otherName } from '../model.ts'

interface Props {
  mentorship: Mentorship
  onClose: () => void
}

/** Ends an active mentorship; if it has already ended, adds the other person's closing message. */
export function EndDialog({ mentorship, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  const { t: tCommon } = useTranslation()
  const [word, setWord] = useState('')
  // Decided once: the mentorship refetches while this closes.
  const [isEnding] = useState(mentorship.status === 'accepted')
  const name = otherName(mentorship)
  const end = useEndMentoring(() => {
    toast.success({ title: isEnding ? t('detail.ended') : t('detail.said', { name }) })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    end.mutate({ id: mentorship.id, word })
  }
  return (
    <Dialog opened onClose={onClose} title={isEnding ? t('detail.endTitle', { name }) : t('detail.sayWord')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {isEnding && <Text>{t('detail.endText', { name })}</Text>}
          <Textarea
            label={t('detail.endWord')}
            value={word}
            maxLength={longest.word}
            autosize
            minRows={3}
            onChange={(event) => setWord(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={end.isPending} disabled={!isEnding && !word.trim()}>
              {t(isEnding ? 'detail.endDo' : 'detail.sayDo')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
