import { Anchor, Card, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import type { Partnership } from '../api/answers.ts'
import { useSetContact } from '../api/change-partnership.ts'

/** The contact on each side. */
export function ContactsCard({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation('partnerships')
  const set = useSetContact(partnership.id)
  const { contacts, colleagues, side } = partnership
  const mine = contacts[side]?.id ?? ''
  return (
    <Card padding="lg" component="section" aria-labelledby="contacts">
      <Stack gap="md">
        <Title order={2} fz="lg" id="contacts">
          {t('page.contacts')}
        </Title>
        {(['school', 'partner'] as const).map((one) => (
          <div key={one}>
            <Text size="sm" c="dimmed">
              {partnership[one].name}
            </Text>
            {contacts[one] ? (
              <>
                <Text fw={600}>{contacts[one].name}</Text>
                <Anchor href={`mailto:${contacts[one].email}`} style={{ overflowWrap: 'anywhere' }}>
                  {contacts[one].email}
                </Anchor>
              </>
            ) : (
              <Text>{t('page.noContact')}</Text>
            )}
          </div>
        ))}
        {colleagues && colleagues.length > 1 && (
          <NativeSelect
            label={t('page.contactChange')}
            description={t('form.contactHint')}
            value={set.isPending ? set.variables : mine}
            data={[
              ...(mine ? [] : [{ value: '', label: t('page.noContact') }]),
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) =>
              set.mutate(event.currentTarget.value, {
                onSuccess: () => toast.success({ title: t('page.contactSaved') }),
              })
            }
          />
        )}
      </Stack>
    </Card>
  )
}
