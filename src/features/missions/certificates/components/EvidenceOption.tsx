import { Checkbox, Text } from '@mantine/core'

interface Props {
  label: string
  /** How the text begins. */
  excerpt?: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

export function EvidenceOption({ label, excerpt, isChosen, onChange }: Props) {
  return (
    <Checkbox
      label={label}
      description={
        excerpt && (
          <Text span size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {excerpt}
          </Text>
        )
      }
      checked={isChosen}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
