import { ActionIcon, Center, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconCalendar, IconClock } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTyped, type TypedKind, writeTyped } from '../../lib/typed-dates.ts'
import classes from './TypedInput.module.css'

const Picker = lazy(async () => ({ default: (await import('./Picker.tsx')).Picker }))

/** As large as the picker that is fetched: the place of the dropdown is chosen by its first size. */
const pickerSizes = {
  day: { w: 259, h: 300 },
  dayTime: { w: 259, h: 480 },
  month: { w: 259, h: 240 },
  time: { w: 259, h: 170 },
} as const satisfies Record<TypedKind, object>

export interface TypedInputProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type'> {
  value?: string
  onChange?: (value: string) => void
  /** The first and last allowed value, in the format of values. */
  min?: string
  max?: string
}

/** Text being typed, for as long as it corresponds to the form's value. */
interface Typing {
  text: string
  told: string
  before: string
}

/**
 * A date or time in the page's language, typed or picked. Forms get what a native input gives them: an ISO
 * string, or an empty one while the text is invalid. The form can't be submitted while it is.
 */
export function TypedInput({
  kind,
  value = '',
  onChange,
  min,
  max,
  error,
  onBlur,
  ...rest
}: TypedInputProps & { kind: TypedKind }) {
  const { t, i18n } = useTranslation()
  const id = useId(rest.id)
  const input = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState<Typing | null>(null)
  const [isTouched, setTouched] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isTyping = typing && (value === typing.told || value === typing.before)
  const text = isTyping ? typing.text : writeTyped(kind, value, i18n.language)
  const problem = isTouched ? findProblem() : undefined

  function findProblem(): string | undefined {
    if (!text.trim()) return
    if (isTyping && !typing.told) return t(`dates.wrong.${kind}`)
    if (min && value < min) return t('dates.tooEarly', { limit: writeTyped(kind, min, i18n.language) })
    if (max && value > max) return t('dates.tooLate', { limit: writeTyped(kind, max, i18n.language) })
  }

  function type(next: string): void {
    const told = readTyped(kind, next, i18n.language) ?? ''
    setTyping({ text: next, told, before: value })
    setTouched(true)
    setChecked(false)
    if (told !== value) onChange?.(told)
  }

  function pick(next: string): void {
    setTyping(null)
    setTouched(true)
    setChecked(true)
    onChange?.(next)
  }

  const refuse = useEffectEvent((event: Event) => {
    if (!problem) return
    setChecked(true)
    if (!event.defaultPrevented) input.current?.focus()
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const form = input.current?.form
    const listen = (event: Event) => refuse(event)
    // Not `onSubmit`: React handles it above the form, after this.
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [])

  const Icon = kind === 'time' ? IconClock : IconCalendar
  const picker = !rest.disabled && !rest.readOnly && (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
      transitionProps={{ duration: 0 }}
      middlewares={{ shift: { padding: 8 }, size: { padding: 8 } }}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={t(kind === 'time' ? 'dates.showTimes' : 'dates.openCalendar')}
          aria-describedby={`${id}-label`}
          data-mantine-stop-propagation={isOpen || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        aria-labelledby={undefined}
        aria-label={t(kind === 'time' ? 'dates.chooseTime' : 'dates.chooseDate')}
        data-mantine-stop-propagation
        className={classes.dropdown}
        // React bubbles events from here to the surrounding form and dialog.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <Suspense
          fallback={
            <Center {...pickerSizes[kind]}>
              <Loader size="sm" />
            </Center>
          }
        >
          <Picker
            kind={kind}
            value={value}
            min={min}
            max={max}
            canClear={!rest.required && !rest.withAsterisk}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )

  return (
    <TextInput
      placeholder={t(`dates.placeholder.${kind}`)}
      autoComplete="off"
      {...rest}
      id={id}
      ref={input}
      value={text}
      error={(isChecked && problem) || error}
      rightSection={picker}
      rightSectionWidth={40}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        // Reformat valid text; keep invalid text for correction.
        if (typing) setTyping(typing.told ? null : { ...typing, before: value })
        setChecked(true)
        onBlur?.(event)
      }}
    />
  )
}
