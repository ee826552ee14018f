import { ActionIcon, Text, Textarea } from '@mantine/core'
import { useMediaQuery, useNetwork } from '@mantine/hooks'
import { IconCamera, IconPaperclip, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { CameraPicker } from '../../../../ui/CameraPicker.tsx'
import { FilesPicker } from '../../../../ui/FilePicker.tsx'
import { knownEndings } from '../../../core/files/kinds.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Thread } from '../api/answers.ts'
import { draftOf } from '../draft.ts'
import { longestMessage } from '../model.ts'
import type { Outgoing } from '../outgoing.ts'
import { useAttach } from '../use-attach.ts'
import { useNames } from '../use-names.ts'
import classes from './Composer.module.css'
import { ComposerFiles } from './ComposerFiles.tsx'

interface Props {
  thread: Thread
  onSend: (item: Outgoing) => void
  onTyping: (isTyping: boolean) => void
}

/** The message field. Its text is kept on the device until sent, and it keeps the focus. */
export function Composer({ thread, onSend, onTyping }: Props) {
  const { t } = useTranslation(['messages', 'shell'])
  const { id: me } = useSignedIn()
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = draftOf(me, thread)
  const { text, files } = useSyncExternalStore(draft.subscribe, draft.get)
  const uploads = useSyncExternalStore(draft.queue.subscribe, draft.queue.get)
  const attach = useAttach(draft)
  const isTouched = useMediaQuery('(pointer: coarse)')
  const { online } = useNetwork()
  const name = useNames()(thread.others)
  const tooMany = text.length - longestMessage
  const canSend = (text.trim() !== '' || files.length > 0) && tooMany <= 0 && uploads.length === 0

  useEffect(() => {
    // After the page itself took the focus for the navigation.
    const soon = setTimeout(() => {
      const isFree = document.activeElement === document.body || document.activeElement?.id === 'content'
      if (isFree && !matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(soon)
  }, [])

  function send(): void {
    if (!canSend) return
    const at = new Date().toISOString()
    onSend({ id: crypto.randomUUID(), conversation: thread.id, body: text.trim(), files, at })
    draft.change({ text: '', files: [] })
    onTyping(false)
    field.current?.focus()
  }
  function press(event: KeyboardEvent): void {
    // Touch keyboards have no Shift: there, the button sends.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched) return
    event.preventDefault()
    send()
  }
  return (
    <div className={classes.composer}>
      {!online && (
        <Text size="sm" c="var(--amber-text)" role="status">
          {t('composer.offline')}
        </Text>
      )}
      <ComposerFiles draft={draft} files={files} uploads={uploads} />
      <div className={classes.line}>
        <FilesPicker accept={knownEndings.map((kind) => `.${kind}`).join(',')} onPick={attach}>
          {(props) => (
            <ActionIcon {...props} variant="subtle" color="gray" size={44} aria-label={t('composer.attach')}>
              <IconPaperclip size={20} />
            </ActionIcon>
          )}
        </FilesPicker>
        <CameraPicker onPick={(photo) => attach([photo])}>
          {(props) => (
            <ActionIcon {...props} variant="subtle" color="gray" size={44} aria-label={t('shell:takePhoto')}>
              <IconCamera size={20} />
            </ActionIcon>
          )}
        </CameraPicker>
        <Textarea
          ref={field}
          className={classes.field}
          size="md"
          autosize
          minRows={1}
          maxRows={7}
          aria-label={t('composer.label', { name })}
          aria-describedby={hint}
          placeholder={t('composer.placeholder')}
          value={text}
          error={tooMany > 0 && t('composer.tooLong', { count: tooMany })}
          onChange={(event) => {
            draft.change({ text: event.currentTarget.value })
            onTyping(event.currentTarget.value.trim() !== '')
          }}
          onKeyDown={press}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return
            event.preventDefault()
            void attach([...event.clipboardData.files])
          }}
        />
        {/* Stays in the tab order while there is nothing to send. */}
        <ActionIcon
          size={44}
          aria-label={t('composer.send')}
          aria-disabled={!canSend}
          data-disabled={!canSend || undefined}
          onClick={send}
        >
          <IconSend2 size={20} />
        </ActionIcon>
      </div>
      <Text id={hint} size="xs" c="dimmed" className={classes.hint}>
        {t(isTouched ? 'composer.hintTouch' : 'composer.hint')}
      </Text>
    </div>
  )
}
