import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAskContact } from '../api/ask-contact.ts'
import { longestText, type Purpose, purposes, shortestText } from '../model.ts'

/** A contact request to someone whose name is unknown. */
export function AskContactDialog({ card, onClose }: { card: string; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const { t: tCommon } = useTranslation()
  const [purpose, setPurpose] = useState<Purpose>('job')
  const [body, setBody] = useState('')
  const ask = useAskContact(() => {
    toast.success({ title: t('ask.sent'), message: t('ask.sentText') })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate({ card, purpose, body })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('ask.title')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <NativeSelect
            label={t('ask.purpose')}
            value={purpose}
            onChange={(event) => setPurpose(event.currentTarget.value as Purpose)}
            data={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
          />
          <Textarea
            label={t('ask.body')}
            description={t('ask.bodyHint', { count: longestText - body.length })}
            value={body}
            required
            minLength={shortestText}
            maxLength={longestText}
            autosize
            minRows={5}
            maxRows={14}
            onChange={(event) => setBody(event.currentTarget.value)}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {t('ask.means')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={ask.isPending} disabled={body.trim().length < shortestText}>
              {t('ask.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
