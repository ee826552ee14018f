import { Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useAcceptRequest } from '../api/answer-request.ts'
import { type ContactRequest, dayIn, type Share, shareMonths } from '../model.ts'
import { ShareFields } from './ShareFields.tsx'

interface Props {
  request: ContactRequest
  onClose: () => void
}

/** Accepts a request, with what to share. Leads to the conversation it opens. */
export function AcceptDialog({ request, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const navigate = useNavigate()
  const { id, company } = request
  const [share, setShare] = useState<Share>({ fields: [], until: dayIn(shareMonths[3]!) })
  const accept = useAcceptRequest((conversation) => {
    toast.success({ title: t('requests.accepted', { company }) })
    void navigate(path(`/networking/messages/${conversation}`))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    accept.mutate({ id, ...share })
  }
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('requests.acceptTitle', { company })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('requests.acceptText', { company })}</Text>
          <ShareFields share={share} onChange={setShare} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button type="submit" loading={accept.isPending}>
              {t(share.fields.length > 0 ? 'requests.acceptDo' : 'requests.acceptOnly')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
