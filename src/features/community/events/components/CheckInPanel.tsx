import { Alert, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCamera, IconCameraOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { useCheckIn, useSetAttendance } from '../api/attendance.ts'
import { readTicket } from '../ticket.ts'
import { canScan, useScanner } from '../use-scanner.ts'
import classes from './Events.module.css'

/** Checks people in by the code they show. */
export function CheckInPanel({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events')
  const [code, setCode] = useState('')
  const [isScanning, scanning] = useDisclosure()
  const note = useCheckIn(eventId)
  const undo = useSetAttendance(eventId)
  function noteCode(wanted: string): void {
    undo.reset()
    note.mutate(wanted, { onSuccess: () => setCode('') })
  }
  const { video, isFailed } = useScanner(isScanning, (text) => {
    const read = readTicket(text)
    if (read) noteCode(read)
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (code.trim()) noteCode(code)
  }
  const arrival = note.data
  const isUndone = undo.isSuccess && undo.variables.registrationId === arrival?.id
  return (
    <Card padding="lg" component="section" aria-labelledby="door">
      <Stack gap="md">
        <div>
          <Title order={2} id="door">
            {t('door.title')}
          </Title>
          <Text c="dimmed">{t('door.hint')}</Text>
        </div>
        <Form onSubmit={submit}>
          <Group gap="sm" align="flex-end">
            <TextInput
              label={t('door.code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              flex="1 1 180px"
              maw={280}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" loading={note.isPending} disabled={!code.trim()}>
              {t('door.note')}
            </Button>
            {canScan() && (
              <Button
                variant="default"
                leftSection={isScanning ? <IconCameraOff size={18} /> : <IconCamera size={18} />}
                onClick={scanning.toggle}
              >
                {t(isScanning ? 'door.stop' : 'door.scan')}
              </Button>
            )}
          </Group>
        </Form>
        {isScanning && !isFailed && (
          <div>
            <video ref={video} className={classes.camera} muted playsInline aria-label={t('door.view')} />
            <Text size="sm" c="dimmed">
              {t('door.aim')}
            </Text>
          </div>
        )}
        {isScanning && isFailed && <Alert color="amber">{t('door.noCamera')}</Alert>}
        <div role="status">
          {note.error && <Alert color="red">{errorText(note.error)}</Alert>}
          {arrival && !note.error && (
            <Alert color={isUndone ? 'gray' : arrival.wasThere ? 'amber' : 'moss'}>
              <Group justify="space-between">
                <Text size="md">
                  {t(isUndone ? 'door.undone' : arrival.wasThere ? 'door.again' : 'door.arrived', {
                    name: arrival.name,
                  })}
                </Text>
                {!isUndone && (
                  <Button
                    variant="default"
                    size="compact-md"
                    loading={undo.isPending}
                    onClick={() => undo.mutate({ registrationId: arrival.id, isThere: false })}
                  >
                    {t('door.undo')}
                  </Button>
                )}
              </Group>
            </Alert>
          )}
        </div>
      </Stack>
    </Card>
  )
}
