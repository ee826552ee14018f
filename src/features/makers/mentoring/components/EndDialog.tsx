import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Mentorship } from '../api/answers.ts'
import { useEndMentoring } from '../api/end-mentoring.ts'
import { longest, otherName } from '../model.ts'

interface Props {
  mentorship: Mentorship
  onClose: () => void
}

/** Ends an active mentorship; if it has already ended, adds the other person's closing message. */
export function EndDialog({ mentorship, onClose }: Props) {
  const { t } = useTranslation('mentoring')
  // Decided once: the mentorship refetches while this closes.
  const [isEnding] = useState(mentorship.status === 'accepted')
  const name = otherName(mentorship)
  const end = useEndMentoring(() => {
    toast.success({ title: isEnding ? t('detail.ended') : t('detail.said', { name }) })
    onClose()
  })
  return (
    <ReasonDialog
      title={isEnding ? t('detail.endTitle', { name }) : t('detail.sayWord')}
      text={isEnding && t('detail.endText', { name })}
      label={t('detail.endWord')}
      isOptional={isEnding}
      maxLength={longest.word}
      action={t(isEnding ? 'detail.endDo' : 'detail.sayDo')}
      isHarmful={isEnding}
      change={end}
      onSubmit={(word) => end.mutate({ id: mentorship.id, word })}
      onClose={onClose}
    />
  )
}
