import { Button, Checkbox, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { dayIn, needsName, type Share, shareableFields, shareableOf, shareMonths } from '../model.ts'

interface Props {
  share: Share
  onChange: (share: Share) => void
}

/** What is shared, and until when. Nothing is preselected, so that every share is deliberate. */
export function ShareFields({ share, onChange }: Props) {
  const { t } = useTranslation('contacts')
  const label = useId()
  const chosen = Object.keys(shareMonths).find(
    (months) => dayIn(shareMonths[Number(months)]!) === share.until,
  )
  const choose = (fields: readonly string[]) => onChange({ ...share, fields: shareableOf(fields) })
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('share.what')}
        description={t('share.whatHint')}
        value={share.fields}
        onChange={choose}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
          {shareableFields.map((field) => {
            const isWaiting = needsName(field) && !share.fields.includes('name')
            return (
              <Checkbox
                key={field}
                value={field}
                label={t(`fields.${field}`)}
                disabled={isWaiting}
                description={isWaiting && t('share.withName')}
              />
            )
          })}
        </SimpleGrid>
      </Checkbox.Group>
      <Group gap="xs">
        <Button variant="default" size="compact-md" onClick={() => choose(shareableFields)}>
          {t('share.everything')}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => choose([])}>
          {t('share.nothing')}
        </Button>
      </Group>
      <Stack gap={6}>
        <Text id={label} fw={550}>
          {t('share.howLong')}
        </Text>
        <SegmentedControl
          aria-labelledby={label}
          fullWidth
          data={Object.keys(shareMonths).map((months) => ({
            value: months,
            label: t('share.months', { count: Number(months) }),
          }))}
          value={chosen ?? ''}
          onChange={(months) => onChange({ ...share, until: dayIn(shareMonths[Number(months)]!) })}
        />
        <Text size="sm" c="dimmed">
          {t('share.until', { date: formatDate(share.until) })}
        </Text>
      </Stack>
    </Stack>
  )
}
