import { SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Fact {
  label: string
  value: ReactNode
  hint?: string
}

/** Numbers side by side, each with its label. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <SimpleGrid cols={{ base: 2, md: Math.min(4, facts.length) }} component="dl" m={0}>
      {facts.map(({ label, value, hint }) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fz="lg" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Text>
          {hint && (
            <Text component="dd" m={0} size="sm" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
      ))}
    </SimpleGrid>
  )
}
