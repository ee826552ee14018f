import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAskMentoring } from '../api/ask-mentoring.ts'
import { longest, type Purpose, purposes, shortestBody } from '../model.ts'

interface Props {
  maker: { id: string; name: string }
  onClose: () => void
}

export function AskMentoringDialog({ maker, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  const { t: tCommon } = useTranslation()
  const [purpose, setPurpose] = useState<Purpose>('career')
  const [body, setBody] = useState('')
  const ask = useAskMentoring(() => {
    toast.success({ title: t('sent') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate({ maker: maker.id, purpose, body })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('askTitle', { name: maker.name })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <NativeSelect
            label={t('askPurpose')}
            value={purpose}
            onChange={(event) => setPurpose(event.currentTarget.value as Purpose)}
            data={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
          />
          <Textarea
            label={t('askBody')}
            description={t('askBodyHint', { count: longest.body - body.length })}
            value={body}
            required
            minLength={shortestBody}
            maxLength={longest.body}
            autosize
            minRows={5}
            maxRows={14}
            onChange={(event) => setBody(event.currentTarget.value)}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {t('askMeans')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={ask.isPending} disabled={body.trim().length < shortestBody}>
              {t('send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
