import { Text } from '@mantine/core'

/** A name in English, with the French below. */
export function BothLanguages({ en, fr }: { en: string; fr: string }) {
  return (
    <>
      <Text fw={550} lang="en">
        {en}
      </Text>
      <Text size="sm" c="dimmed" lang="fr">
        {fr}
      </Text>
    </>
  )
}
