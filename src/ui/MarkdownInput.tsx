import { SegmentedControl, Text, Textarea, type TextareaProps } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from './Markdown.tsx'
import classes from './MarkdownInput.module.css'
import { formatOfKey, type MarkdownTool, MarkdownToolbar } from './MarkdownToolbar.tsx'
import { applyEdit, editFor, type Format } from './markdown-edits.ts'

type View = 'write' | 'preview'

interface Props extends Omit<TextareaProps, 'value' | 'onChange'> {
  value?: string
  onChange: (value: string) => void
  opensAs?: View
  /** Buttons for what only this field can do. */
  tools?: MarkdownTool[]
  /** Images that were pasted or dropped; without it they are left to the browser. */
  onPictures?: (pictures: File[], field: HTMLTextAreaElement) => void
}

/** A Markdown editor: formatting by button or shortcut, and a preview. */
export function MarkdownInput(props: Props) {
  const { value = '', onChange, id, opensAs = 'write', tools = [], onPictures, ...rest } = props
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
    // The same keys may mean something else elsewhere on the page.
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    press(format)
  }
  function take(event: SyntheticEvent, { files }: DataTransfer) {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
    if (!onPictures || !field.current || pictures.length === 0) return
    event.preventDefault()
    onPictures(pictures, field.current)
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
        {isWriting && !rest.disabled && (
          <MarkdownToolbar
            controls={fieldId}
            more={tools}
            onPress={press}
            onMore={(tool) => field.current && tool.onPress(field.current)}
          />
        )}
      </div>
      {/* Stays mounted, so that undo still works afterwards. */}
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
      // The browser can't focus a hidden field.
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
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
    />
  )
}
