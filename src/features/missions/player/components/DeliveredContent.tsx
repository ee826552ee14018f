import { Anchor, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from '../../../../lib/web-address.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { AnswerPictures } from '../../reviews/components/AnswerPictures.tsx'
import { mentions } from '../../reviews/stored-pictures.ts'
import type { PlayedStep } from '../api/answers.ts'
import classes from './SubmitForm.module.css'

interface Props {
  steps: PlayedStep[]
  onOpen: (place: string) => void
}

/** What the button below will submit, as reviewers will read it. */
export function DeliveredContent({ steps, onOpen }: Props) {
  const { t } = useTranslation('player')
  return (
    <ul className={classes.delivered}>
      {steps.map(({ id, title, draft }) => (
        <li key={id}>
          <Group justify="space-between" gap="sm" wrap="nowrap">
            <Text fw={600}>{title}</Text>
            <Button
              variant="subtle"
              size="compact-sm"
              style={{ flexShrink: 0 }}
              aria-label={t('submit.editOf', { title })}
              onClick={() => onOpen(id)}
            >
              {t('submit.edit')}
            </Button>
          </Group>
          {draft?.text && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long texts must be scrollable by keyboard.
            <section className={classes.text} aria-label={title} tabIndex={0}>
              <AnswerPictures files={draft.files}>
                <Markdown topHeading={4}>{draft.text}</Markdown>
              </AnswerPictures>
            </section>
          )}
          {draft?.link && isWebAddress(draft.link) && (
            <Anchor href={draft.link} target="_blank" rel="noreferrer" className={classes.link}>
              {draft.link}
            </Anchor>
          )}
          {draft?.files
            ?.filter(({ path }) => !mentions(draft.text ?? '', path))
            .map((file) => (
              <Text key={file.path} className={classes.link}>
                {file.name}
              </Text>
            ))}
        </li>
      ))}
    </ul>
  )
}
