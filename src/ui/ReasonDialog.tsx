import { type ModalProps, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialog.tsx'
import type { DialogAnswersProps } from './DialogAnswers.tsx'
import { DialogForm } from './DialogForm.tsx'

interface ReasonProps extends DialogAnswersProps {
  /** What will happen. */
  text?: ReactNode
  label: string
  hint?: ReactNode
  isOptional?: boolean
  minLength?: number
  maxLength?: number
  /** What was written before. */
  reason?: string
  /** False while something in `children` is missing. */
  isReady?: boolean
  onSubmit: (reason: string) => void
  /** Further content, above the reason. */
  children?: ReactNode
}

interface Props extends ReasonProps {
  opened?: boolean
  title: string
  size?: ModalProps['size']
}

/** Asks for a reason, or another text that someone else will read. */
export function ReasonDialog({ opened = true, title, size, ...props }: Props) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title} size={size}>
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm(props: ReasonProps) {
  const { text, label, hint, isOptional = false, minLength = 1, maxLength = 1000, ...more } = props
  const { children, onSubmit, ...form } = more
  const { t } = useTranslation()
  const [reason, setReason] = useState(props.reason ?? '')
  const [isTried, setTried] = useState(false)
  const missing = isOptional ? 0 : minLength - reason.trim().length
  const submit = () => {
    setTried(true)
    if (missing <= 0) onSubmit(reason.trim())
  }
  return (
    <DialogForm {...form} onSubmit={submit}>
      {text && <Text>{text}</Text>}
      {children}
      <Textarea
        label={label}
        description={
          <>
            {hint} {t('charactersLeft', { count: maxLength - reason.length })}
          </>
        }
        required={!isOptional}
        error={
          isTried && missing > 0 && (minLength > 1 ? t('tooShort', { count: minLength }) : t('required'))
        }
        maxLength={maxLength}
        autosize
        minRows={3}
        maxRows={10}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </DialogForm>
  )
}
