import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type moderation from '../../../../i18n/en/moderation.ts'
import type { SubjectFacts } from '../api/answers.ts'
import classes from './Moderation.module.css'

type Label = keyof typeof moderation.parts

/** The reported content part by part, as plain text: nothing is rendered or linked. */
export function SubjectView({ facts }: { facts: SubjectFacts }) {
  const { t } = useTranslation('moderation')
  return (
    <>
      <Text fw={600} className={classes.title}>
        {facts.title || t('untitled')}
      </Text>
      {facts.parts.length > 0 && (
        <dl className={classes.parts} tabIndex={0}>
          {facts.parts.map(({ label, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
            <div key={place}>
              <dt>{t(`parts.${label as Label}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.link && (
        <Anchor href={facts.link} target="_blank" rel="noopener noreferrer" size="sm">
          {t('openPage')}
        </Anchor>
      )}
    </>
  )
}
