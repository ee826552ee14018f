import { Button, Card, Radio, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import type { Mission } from '../../api/get-mission.ts'
import { useSetAccess } from '../../api/set-access.ts'
import { isPast } from '../../model/closing.ts'

/** Open or by invitation, and until when; it holds for every version. */
export function AccessForm({ mission }: { mission: Mission }) {
  const { t } = useTranslation('authoring')
  const stored = { byInvitation: mission.by_invitation, closesOn: mission.closes_on ?? '' }
  const [access, setAccess] = useState(stored)
  const save = useSetAccess(mission.id)
  const isChanged = access.byInvitation !== stored.byInvitation || access.closesOn !== stored.closesOn
  return (
    <Card padding="lg" component="section" aria-labelledby="access-title">
      <Stack gap="md">
        <Title order={3} id="access-title">
          {t('publish.access')}
        </Title>
        <Stack gap="xs" role="radiogroup" aria-labelledby="access-title">
          <Radio
            name="access"
            label={t('publish.open')}
            checked={!access.byInvitation}
            onChange={() => setAccess({ ...access, byInvitation: false })}
          />
          <Radio
            name="access"
            label={t('publish.invitation')}
            checked={access.byInvitation}
            onChange={() => setAccess({ ...access, byInvitation: true })}
          />
        </Stack>
        <TextInput
          type="date"
          w={240}
          maw="100%"
          label={t('publish.closes')}
          description={t('publish.closesHint')}
          error={access.closesOn && isPast(access.closesOn) ? t('publish.closesPast') : undefined}
          value={access.closesOn}
          onChange={(event) => setAccess({ ...access, closesOn: event.currentTarget.value })}
        />
        <div>
          <Button
            variant="default"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() =>
              save.mutate(access, {
                onError: toast.error,
                onSuccess: () => toast.success({ title: t('publish.accessSaved') }),
              })
            }
          >
            {t('publish.saveAccess')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
