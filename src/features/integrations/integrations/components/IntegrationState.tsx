import { Badge } from '@mantine/core'

interface Props {
  /** In use, rather than ready to be set up. */
  isOn: boolean
  /** "3 tokens", "Not connected". */
  children: string
}

/** Where an integration is up to, on its card. */
export function IntegrationState({ isOn, children }: Props) {
  return (
    <Badge variant="light" tt="none" color={isOn ? 'moss' : 'gray'} c={isOn ? 'var(--moss-text)' : 'inherit'}>
      {children}
    </Badge>
  )
}
