import { SegmentedControl, Text, Textarea, type TextareaProps } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from './Markdown.tsx'
import classes from './MarkdownInput.module.css'
import { formatOfKey, MarkdownToolbar } from './MarkdownToolbar.tsx'
import { applyEdit, editFor, type Format } from './markdown-edits.ts'

type View = 'write' | 'preview'

interface Props extends Omit<TextareaProps, 'value' | 'onChange'> {
  value?: string
  onChange: (value: string) => void
  opensAs?: View
}

/** Where people write Markdown: formats by button or key, and a look at how it will be read. */
export function MarkdownInput({ value = '', onChange, id, opensAs = 'write', ...rest }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId(id)
  const [view, setView] = useState<View>(opensAs)
  const isWriting = view === 'write'
  function press(format: Format) {
    if (!field.current) return
    const { value: text, selectionStart, selectionEnd } = field.current
    applyEdit(field.current, editFor(format, text, selectionStart, selectionEnd))
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const format = formatOfKey(event)
    if (!format) return
    event.preventDefault()
    // Elsewhere on the page the same keys may mean something else.
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    press(format)
  }
  const inBox = (textarea: ReactNode) => (
    <div className={classes.box} data-error={rest.error ? true : undefined}>
      <div className={classes.head}>
        <SegmentedControl
          size="xs"
          aria-label={t('markdown.view')}
          value={view}
          onChange={(next) => setView(next as View)}
          data={[
            { value: 'write', label: t('markdown.write') },
            { value: 'preview', label: t('markdown.preview') },
          ]}
        />
        {isWriting && !rest.disabled && <MarkdownToolbar controls={fieldId} onPress={press} />}
      </div>
      {/* It stays, so that undoing still works afterwards. */}
      <div hidden={!isWriting}>{textarea}</div>
      {!isWriting && (
        <div className={classes.preview}>
          {value.trim() ? <Markdown>{value}</Markdown> : <Text c="dimmed">{t('markdown.nothing')}</Text>}
        </div>
      )}
    </div>
  )
  return (
    <Textarea
      autosize
      {...rest}
      // Nobody can be sent to a field that is not shown.
      required={rest.required && isWriting}
      withAsterisk={rest.withAsterisk ?? rest.required}
      id={fieldId}
      ref={field}
      variant="unstyled"
      classNames={{ input: classes.input }}
      inputContainer={inBox}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
