import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../../../i18n/languages.ts'
import { languageName } from '../../../../../lib/language-names.ts'
import type { TextInLanguage } from '../../../missions/languages.ts'
import classes from './Languages.module.css'

export const fieldId = (path: string): string => `translation-${path}`

const most: Partial<Record<string, number>> = { title: 120, summary: 600 }
const least: Partial<Record<string, number>> = { title: 4, summary: 40 }

interface Props {
  text: TextInLanguage
  from: Language
  language: Language
  onChange: (text: string) => void
  /** Goes to the next missing or outdated text. */
  onNext: () => void
}

/** A text and its translation side by side. */
export function TextRow({ text, from, language, onChange, onNext }: Props) {
  const { t, i18n } = useTranslation('authoring')
  const { path, source, state } = text
  const label = t(`languages.field.${text.field}`)
  const isShort = text.text !== '' && text.text.trim().length < (least[path] ?? 1)
  return (
    <div className={classes.row}>
      <div>
        <Text fw={550} size="sm" mb={4}>
          {label}
          <span className={classes.from}> · {languageName(from, i18n.language)}</span>
        </Text>
        <Text className={classes.source} lang={from}>
          {source}
        </Text>
      </div>
      <div>
        <Textarea
          id={fieldId(path)}
          lang={language}
          label={
            <>
              {label}
              <span className={classes.from}> · {languageName(language, i18n.language)}</span>
            </>
          }
          autosize
          minRows={1}
          maxRows={24}
          maxLength={most[path] ?? 20_000}
          error={isShort && t('languages.tooShort', { count: least[path] })}
          value={text.text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            onNext()
          }}
        />
        {state !== 'done' && (
          <Group gap="xs" mt={6}>
            <Badge variant="light" color="amber" c="var(--amber-text)">
              {t(state === 'outdated' ? 'languages.outdated' : 'languages.missing')}
            </Badge>
            {state === 'outdated' ? (
              <Button variant="subtle" size="compact-sm" onClick={() => onChange(text.text)}>
                {t('languages.stillRight')}
              </Button>
            ) : (
              text.text === '' && (
                <Button variant="subtle" size="compact-sm" onClick={() => onChange(source)}>
                  {t('languages.copy')}
                </Button>
              )
            )}
          </Group>
        )}
        {text.of && (
          <details className={classes.before}>
            <summary>{t('languages.before')}</summary>
            <Text size="sm" className={classes.source} lang={from}>
              {text.of}
            </Text>
          </details>
        )}
      </div>
    </div>
  )
}
