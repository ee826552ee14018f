import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useAcceptRequest } from '../api/answer-request.ts'
import type { ContactRequest } from '../api/answers.ts'
import { dayIn, type Share, shareMonths } from '../model.ts'
import { ShareFields } from './ShareFields.tsx'

interface Props {
  request: ContactRequest
  onClose: () => void
}

/** Accepts a request, with what to share. Leads to the conversation it opens. */
export function AcceptDialog({ request, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { id, company } = request
  const [share, setShare] = useState<Share>({ fields: [], until: dayIn(shareMonths[3]!) })
  const accept = useAcceptRequest((conversation) => {
    toast.success({ title: t('requests.accepted', { company }) })
    void navigate(path(`/networking/messages/${conversation}`))
  })
  const submit = () => accept.mutate({ id, ...share })
  return (
    <FormDialog
      title={t('requests.acceptTitle', { company })}
      size="lg"
      action={t(share.fields.length > 0 ? 'requests.acceptDo' : 'requests.acceptOnly')}
      change={accept}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('requests.acceptText', { company })}</Text>
      <ShareFields share={share} onChange={setShare} />
    </FormDialog>
  )
}
