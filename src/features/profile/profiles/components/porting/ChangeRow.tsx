import { Badge, Checkbox, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../../../lib/dates.ts'
import { languageName } from '../../../../../lib/language-names.ts'
import type { LanguageLevel } from '../../../../../lib/spoken-languages.ts'
import { type Change, type Difference, isWords } from '../../porting/change.ts'
import { readLanguage } from '../../porting/read-language.ts'
import classes from './Import.module.css'
import { LongText } from './LongText.tsx'

const colors = {
  new: ['moss', 'var(--moss-text)'],
  completed: ['moss', 'var(--moss-text)'],
  replaced: ['amber', 'var(--amber-text)'],
  skipped: ['gray', 'dimmed'],
  same: ['gray', 'dimmed'],
} as const
const labels = {
  firstName: 'firstName',
  lastName: 'lastName',
  jobTitle: 'jobTitle',
  location: 'location',
  summary: 'summary',
  linkedinUrl: 'linkedin',
  portfolioUrl: 'portfolio',
  phone: 'phone',
  at: 'degree',
  from: 'from',
  until: 'until',
  details: 'details',
  level: 'level',
} as const

interface Props {
  change: Change
  isTaken: boolean
  onTurn: () => void
}

export function ChangeRow({ change, isTaken, onTurn }: Props) {
  const { t, i18n } = useTranslation('profiles')
  const { part, state, title, differences, notes, reason } = change
  const [color, ink] = colors[state]
  const name = () => {
    if (part === 'about') return t(labels[differences[0]!.field])
    const code = part === 'languages' ? readLanguage(title) : null
    return code ? languageName(code, i18n.language) : title || t('porting.unnamed')
  }
  return (
    <li className={classes.row}>
      <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
        {state === 'skipped' ? (
          <Text fw={600} className={classes.name}>
            {name()}
          </Text>
        ) : (
          <Checkbox label={name()} checked={isTaken} onChange={onTurn} className={classes.name} fw={600} />
        )}
        {(!isWords(part) || state === 'skipped') && (
          <Badge variant="light" color={color} c={ink} tt="none" className={classes.state}>
            {t(`porting.states.${state}`)}
          </Badge>
        )}
      </Group>
      {reason && (
        <Text size="sm" c="dimmed">
          {t(`porting.reasons.${reason}`)}
        </Text>
      )}
      {differences.length > 0 && (
        <dl className={classes.differences}>
          {differences.map((difference) => (
            <Told key={difference.field} difference={difference} isOnly={part === 'about'} />
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <Text key={note} size="sm" c="var(--amber-text)" className={classes.note}>
          {t(`porting.notes.${note}`)}
        </Text>
      ))}
    </li>
  )
}

/** The old value, struck through, and the new one. */
function Told({ difference: { field, before, after }, isOnly }: { difference: Difference; isOnly: boolean }) {
  const { t } = useTranslation('profiles')
  const spoken = (value: string) => {
    if (field === 'level') return t(`levels.${value as LanguageLevel}`)
    return field === 'from' || field === 'until' ? formatMonth(value) : value
  }
  return (
    <div>
      <dt className={isOnly ? classes.hidden : undefined}>{t(labels[field])}</dt>
      <dd>
        {before && (
          <del>
            <LongText>{spoken(before)}</LongText>
          </del>
        )}
        <LongText>{spoken(after)}</LongText>
      </dd>
    </div>
  )
}
