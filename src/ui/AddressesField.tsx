import { List, Stack, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { type Address, readAddresses } from '../lib/addresses.ts'

type Problem = NonNullable<Address['problem']>

/** Email addresses as typed or pasted: valid ones and invalid ones. */
export function useAddresses(known: string[]) {
  const [typed, setTyped] = useState('')
  const addresses = readAddresses(typed, known)
  const wrong = addresses.filter(({ problem }) => problem)
  return {
    typed,
    setTyped,
    wrong,
    emails: addresses.flatMap(({ email, problem }) => (problem ? [] : [email])),
    /** Keeps invalid ones in the field, to be fixed. */
    keepUnread: () =>
      setTyped(
        wrong
          .filter(({ problem }) => problem === 'invalid')
          .map((address) => address.typed)
          .join('\n'),
      ),
  }
}

interface Props {
  id?: string
  label: string
  description: string
  minRows: number
  addresses: ReturnType<typeof useAddresses>
  say: (problem: Problem, address: string) => string
}

/** One email address or many; invalid ones are reported row by row. */
export function AddressesField({ id, label, description, minRows, addresses, say }: Props) {
  return (
    <Stack gap="sm">
      <Textarea
        id={id}
        label={label}
        description={description}
        autosize
        minRows={minRows}
        maxRows={10}
        value={addresses.typed}
        onChange={(event) => addresses.setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {addresses.wrong.length > 0 && (
          <List size="sm" icon={<IconAlertTriangle size={16} color="var(--amber-text)" aria-hidden />}>
            {addresses.wrong.slice(0, 10).map(({ problem, typed }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be in several rows.
              <List.Item key={place}>{say(problem!, typed)}</List.Item>
            ))}
          </List>
        )}
      </div>
    </Stack>
  )
}
