import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from '../../../../../lib/web-address.ts'
import { FormDialog } from '../../../../../ui/FormDialog.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useKeepPosting, usePutOnBoard } from '../../api/change-postings.ts'
import { cardFrom } from '../../posting-card.ts'
import type { PostingFacts } from '../../rules/posting/read.ts'

interface Props {
  text: string
  facts: PostingFacts
  onKept: (posting: string) => void
}

/** Saves the posting and optionally adds a card; the rules guess, the person corrects. */
export function KeepPosting({ text, facts, onKept }: Props) {
  const { t } = useTranslation('booster')
  const { t: tApplications } = useTranslation('applications')
  const [fields, setFields] = useState<{ title: string; company: string; link: string }>()
  const [isForBoard, setForBoard] = useState(true)
  const keep = useKeepPosting()
  const put = usePutOnBoard('caller')
  const { job_title, company, link } = facts.guess
  const isAddress = !fields?.link.trim() || isWebAddress(fields.link.trim())

  async function submit(): Promise<void> {
    if (!fields?.title.trim() || !isAddress) return
    const posting = {
      title: fields.title.trim(),
      company: fields.company.trim(),
      link: fields.link.trim() || null,
    }
    try {
      const id = await keep.mutateAsync({ ...posting, body: text })
      if (isForBoard) await put.mutateAsync({ posting: id, card: cardFrom(posting, facts) })
      toast.success({ title: t(isForBoard ? 'posting.onBoard' : 'posting.isKept') })
      setFields(undefined)
      onKept(id)
    } catch {
      // The dialog shows it and stays open with its input.
    }
  }

  return (
    <>
      <Button
        leftSection={<IconBookmarkPlus size={18} aria-hidden />}
        onClick={() => setFields({ title: job_title.slice(0, 160), company: company.slice(0, 160), link })}
      >
        {t('posting.keep')}
      </Button>
      {fields && (
        <FormDialog
          title={t('posting.keep')}
          action={t('posting.keepIt')}
          change={{ isPending: keep.isPending || put.isPending, error: keep.error ?? put.error }}
          onSubmit={() => void submit()}
          onClose={() => setFields(undefined)}
        >
          <TextInput
            label={tApplications('fields.job_title')}
            required
            maxLength={160}
            value={fields.title}
            error={fields.title.trim() ? undefined : tApplications('invalid.required')}
            onChange={(event) => setFields({ ...fields, title: event.currentTarget.value })}
            data-autofocus
          />
          <TextInput
            label={tApplications('fields.company')}
            maxLength={160}
            value={fields.company}
            onChange={(event) => setFields({ ...fields, company: event.currentTarget.value })}
          />
          <TextInput
            label={tApplications('fields.link')}
            type="url"
            placeholder="https://"
            maxLength={500}
            value={fields.link}
            error={isAddress ? undefined : tApplications('invalid.address')}
            onChange={(event) => setFields({ ...fields, link: event.currentTarget.value })}
          />
          <Checkbox
            label={t('posting.alsoBoard')}
            checked={isForBoard}
            onChange={(event) => setForBoard(event.currentTarget.checked)}
          />
        </FormDialog>
      )}
    </>
  )
}
