import { Card, Radio, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../../../ui/dates/DayInput.tsx'
import type { Access } from '../../api/set-access.ts'
import { isPast } from '../../model/closing.ts'

interface Props {
  access: Access
  onChange: (access: Access) => void
}

/** Open or invitation-only, and until when; applies to every version. */
export function AccessForm({ access, onChange }: Props) {
  const { t } = useTranslation('authoring')
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
            onChange={() => onChange({ ...access, byInvitation: false })}
          />
          <Radio
            name="access"
            label={t('publish.invitation')}
            checked={access.byInvitation}
            onChange={() => onChange({ ...access, byInvitation: true })}
          />
        </Stack>
        <DayInput
          w={240}
          maw="100%"
          label={t('publish.closes')}
          description={t('publish.closesHint')}
          error={access.closesOn && isPast(access.closesOn) ? t('publish.closesPast') : undefined}
          value={access.closesOn}
          onChange={(next) => onChange({ ...access, closesOn: next })}
        />
      </Stack>
    </Card>
  )
}
