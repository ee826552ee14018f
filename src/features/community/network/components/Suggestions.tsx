import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NetworkPerson } from '../api/answers.ts'
import { useBringBackPerson, useDismissPerson } from '../api/dismiss-person.ts'
import { nameOf } from '../model.ts'
import classes from './Network.module.css'
import { PersonFace } from './PersonFace.tsx'
import { Reasons } from './Reasons.tsx'
import { RelationButtons } from './RelationButtons.tsx'

/** The next one replaces a person who was dismissed or asked. */
const shownAtOnce = 6

/** People with something in common. Dismissed people stay away unless that is undone right away. */
export function Suggestions({ people }: { people: NetworkPerson[] }) {
  const { t } = useTranslation('network')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [dismissed, setDismissed] = useState<NetworkPerson | null>(null)
  const focusTitle = () => title.current?.focus()
  const dismiss = useDismissPerson((_, id) => {
    setDismissed(people.find((person) => person.id === id) ?? null)
    focusTitle()
  })
  const bringBack = useBringBackPerson(() => setDismissed(null))
  if (people.length === 0 && !dismissed) return null
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} fz="lg" id={titleId} ref={title} tabIndex={-1}>
        {t('suggestions.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('suggestions.text')}
      </Text>
      <div aria-live="polite">
        {dismissed && (
          <Group gap="xs" mb="md">
            <Text size="sm">{t('suggestions.dismissed', { name: nameOf(dismissed) })}</Text>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={bringBack.isPending}
              onClick={() => bringBack.mutate(dismissed.id)}
            >
              {t('suggestions.undo')}
            </Button>
          </Group>
        )}
      </div>
      <ul className={classes.suggestions}>
        {people.slice(0, shownAtOnce).map((person) => (
          <li key={person.id} className={classes.suggestion}>
            <div>
              <PersonFace person={person} />
              <Reasons reasons={person.common.slice(0, 2)} />
            </div>
            <Group>
              <RelationButtons person={person} onDone={focusTitle} />
            </Group>
            <ActionIcon
              className={classes.dismiss}
              variant="subtle"
              color="gray"
              aria-label={t('suggestions.dismiss', { name: nameOf(person) })}
              loading={dismiss.isPending && dismiss.variables === person.id}
              onClick={() => dismiss.mutate(person.id)}
            >
              <IconX size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  )
}
