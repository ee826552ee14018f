import { SimpleGrid, Skeleton, Stack } from '@mantine/core'

/** The skeleton of a home page. */
export function CardsSkeleton({ tiles = 4, rows = 3 }: { tiles?: number; rows?: number }) {
  return (
    <Stack gap="lg" role="status" aria-busy="true">
      <SimpleGrid cols={{ base: tiles > 1 ? 2 : 1, lg: tiles }}>
        {Array.from({ length: tiles }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <Skeleton key={index} height={132} radius="lg" />
        ))}
      </SimpleGrid>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} height={72} radius="lg" />
      ))}
    </Stack>
  )
}
