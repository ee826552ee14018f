import { Badge, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TextInLanguage, TextPart } from '../../../missions/languages.ts'
import classes from './Languages.module.css'
import { usePartName } from './use-part-name.ts'

interface Props {
  parts: TextPart[]
  part: TextPart
  texts: TextInLanguage[]
  onOpen: (part: TextPart) => void
}

/** The parts of the mission, with how much of each remains to be translated. */
export function PartList({ parts, part, texts, onOpen }: Props) {
  const { t } = useTranslation('authoring')
  const partName = usePartName()
  return (
    <nav className={classes.parts} aria-label={t('languages.parts')}>
      <ul>
        {parts.map((one) => {
          const count = texts.filter((text) => text.part === one && text.state !== 'done').length
          return (
            <li key={one}>
              <UnstyledButton
                className={classes.part}
                aria-current={one === part ? 'true' : undefined}
                onClick={() => onOpen(one)}
              >
                <span>{partName(one)}</span>
                {count > 0 && (
                  <Badge size="sm" variant="outline" color="var(--amber-text)" c="var(--amber-text)">
                    <span aria-hidden>{count}</span>
                    <VisuallyHidden>{t('languages.toDo', { count })}</VisuallyHidden>
                  </Badge>
                )}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
