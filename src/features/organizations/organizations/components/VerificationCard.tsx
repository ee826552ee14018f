import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAskVerification } from '../api/ask-verification.ts'
import { myChecksQuery } from '../api/get-my-checks.ts'
import type { MyOrganization } from '../api/get-my-organizations.ts'
import { CheckBadges } from './CheckBadges.tsx'

const month = 30 * 86_400_000

interface Props {
  organization: MyOrganization
  /** What is below; it waits for the card, which would push it. */
  children: ReactNode
}

/**
 * Until when the organization is shown as verified; owners can request a new check when it is about to
 * expire.
 */
export function VerificationCard({ organization, children }: Props) {
  const { t } = useTranslation()
  const { data: checks, isPending } = useQuery(myChecksQuery(organization.id))
  const ask = useAskVerification(organization.id)
  const { verified_until: until, verification_asked_at: askedAt, myRole } = organization
  const left = until ? new Date(until).getTime() - Date.now() : 0
  if (isPending) return <CardsSkeleton tiles={2} />
  return (
    <Stack gap="lg">
      <Card padding="lg" component="section" aria-label={t('organization.badge')}>
        <Group justify="space-between" gap="md">
          <Stack gap={4} flex="1 1 280px">
            <Text fw={600}>
              {until && left > 0
                ? t('organization.verifiedUntil', { date: formatDate(until) })
                : t('organization.unverified')}
            </Text>
            <Group gap="xs">
              <CheckBadges checks={checks} />
            </Group>
            <Text size="sm" c="dimmed" maw="70ch">
              {askedAt
                ? t('organization.verificationAsked', { date: formatDate(askedAt) })
                : t('organization.verificationText')}
            </Text>
          </Stack>
          {myRole === 'owner' && left < month && !askedAt && (
            <Button
              variant="default"
              loading={ask.isPending}
              onClick={() =>
                ask.mutate(undefined, {
                  onSuccess: () => toast.success({ title: t('organization.verificationSent') }),
                })
              }
            >
              {t('organization.askVerification')}
            </Button>
          )}
        </Group>
      </Card>
      {children}
    </Stack>
  )
}
