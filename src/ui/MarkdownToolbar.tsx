import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './MarkdownInput.module.css'
import { type Format, formats } from './markdown-edits.ts'

const icons = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconHeading,
  bullets: IconList,
  numbers: IconListNumbers,
  link: IconLink,
  quote: IconBlockquote,
  code: IconCode,
}
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const keys: Partial<Record<Format, string>> = { bold: 'B', italic: 'I', link: 'K' }

/** The format of a shortcut. */
export function formatOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Format | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined
  return formats.find((format) => keys[format] === key.toUpperCase())
}

/** A button of a single field, after those of all. */
export interface MarkdownTool {
  label: string
  Icon: typeof IconBold
  onPress: (field: HTMLTextAreaElement) => void
}

interface Props {
  /** The field it edits. */
  controls: string
  more: MarkdownTool[]
  onPress: (format: Format) => void
  onMore: (tool: MarkdownTool) => void
}

/** A single tab stop; arrow keys move between buttons. */
export function MarkdownToolbar({ controls, more, onPress, onMore }: Props) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent) {
    const last = formats.length + more.length - 1
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  const tools = [
    ...formats.map((format) => ({
      label: t(`markdown.${format}`),
      key: keys[format],
      Icon: icons[format],
      press: () => onPress(format),
    })),
    ...more.map((tool) => ({
      label: tool.label,
      key: undefined,
      Icon: tool.Icon,
      press: () => onMore(tool),
    })),
  ]
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('markdown.toolbar')}
      aria-controls={controls}
      className={classes.toolbar}
      onKeyDown={move}
    >
      {tools.map(({ label, key, Icon, press }, index) => {
        return (
          <Tooltip key={label} label={key ? `${label} (${isApple ? '⌘' : 'Ctrl + '}${key})` : label}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              tabIndex={index === at ? 0 : -1}
              aria-label={label}
              aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
              // Keep the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setAt(index)}
              onClick={press}
            >
              <Icon size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )
      })}
    </div>
  )
}
