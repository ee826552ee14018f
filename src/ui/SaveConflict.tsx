import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SaveConflict.module.css'
import { toast } from './toast.ts'
import { useFocusBack } from './use-focus-back.ts'

interface NoticeProps {
  title?: string
  text?: string
  mb?: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** The frame of every conflict. */
export function ConflictNotice({ title, text, mb, ref, children }: NoticeProps) {
  const { t } = useTranslation()
  return (
    <Alert
      ref={ref}
      className={classes.notice}
      tabIndex={-1}
      color="amber"
      icon={<IconArrowsSplit2 />}
      title={title ?? t('saving.changed.title')}
      mb={mb}
      role="alert"
    >
      <Stack gap="sm">
        <Text>{text ?? t('saving.changed.text')}</Text>
        {children}
      </Stack>
    </Alert>
  )
}

interface ChoiceProps {
  /** What was saved elsewhere, as text; undefined where a text can't show it. */
  theirs?: string
  onKeepMine: () => unknown
  onTakeTheirs: () => unknown
  /** Further choices. */
  children?: ReactNode
}

/** The two versions, and the same two choices everywhere. */
export function ConflictChoice({ theirs, onKeepMine, onTakeTheirs, children }: ChoiceProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  async function choose(work: () => unknown): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {theirs !== undefined && (
        <div>
          <Text size="sm" fw={600} mb={4}>
            {t('saving.changed.there')}
          </Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard. */}
          <div className={classes.theirs} tabIndex={0}>
            {theirs || t('saving.changed.nothing')}
          </div>
        </div>
      )}
      <Group gap="sm">
        <Button disabled={isBusy} onClick={() => void choose(onKeepMine)}>
          {t('saving.changed.mine')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void choose(onTakeTheirs)}>
          {t('saving.changed.theirs')}
        </Button>
        {children}
      </Group>
    </>
  )
}

interface Props extends Omit<ChoiceProps, 'theirs' | 'children'> {
  /** Null if it was deleted elsewhere. */
  theirs?: string | null
  mb?: string
  ref?: Ref<HTMLDivElement>
}

/** Two people or windows saved: the person chooses which version to keep. Nothing is lost before that. */
export function SaveConflict({ theirs, mb, ref, ...choices }: Props) {
  const { t } = useTranslation()
  if (theirs === null) {
    return (
      <ConflictNotice
        title={t('saving.changed.deleted')}
        text={t('saving.changed.deletedText')}
        mb={mb}
        ref={ref}
      />
    )
  }
  return (
    <ConflictNotice mb={mb} ref={ref}>
      <ConflictChoice theirs={theirs} {...choices} />
    </ConflictNotice>
  )
}

interface FormProps {
  /** What `useRevisedForm` returns. */
  editor: { conflicts: number; keepMine: () => unknown; takeTheirs: () => unknown }
  mb?: string
}

/** The conflict of a form with a Save button, which may be far from this notice: each refused save moves here. */
export function FormConflict({ editor, mb }: FormProps) {
  return editor.conflicts > 0 && <RefusedSave editor={editor} mb={mb} />
}

function RefusedSave({ editor: { conflicts, keepMine, takeTheirs }, mb }: FormProps) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusBack(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving again in vain moves here again.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [conflicts])
  return <SaveConflict ref={notice} mb={mb} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
}
