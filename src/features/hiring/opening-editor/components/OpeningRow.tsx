import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ShareButton } from '../../../../ui/share/ShareButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { capital } from '../../matching/opening-form.ts'
import type { ListedOpening } from '../api/answers.ts'
import { OpeningBadge } from './OpeningBadge.tsx'
import { StatusActions } from './StatusActions.tsx'

interface Props {
  opening: ListedOpening
  /** Whether candidates can be searched for it. */
  hasMatches: boolean
}

/** An opening with its status and what to do next. */
export function OpeningRow({ opening, hasMatches }: Props) {
  const { t } = useTranslation(['openingEditor', 'matching', 'profiles'])
  const path = useAreaPath()
  const { id, status, audience, version, applications } = opening
  const title = opening.title || t('list.untitled')
  const next = useNextStep(opening)
  const facts = [
    opening.remote !== 'remote' && opening.town && inLanguage(opening.town, 'name'),
    capital(t(`matching:remotes.${opening.remote}`)),
    ...opening.contracts.map((kind) => t(`profiles:contractKinds.${kind}`)),
    t(`audience.names.${audience}`),
    version > 0 && t('list.places', { filled: opening.placesFilled, count: opening.places }),
    opening.applyBy && t('preview.applyBy', { day: formatDate(opening.applyBy) }),
  ].filter(Boolean)
  return (
    <Stack gap="xs">
      <Group gap="sm" align="baseline">
        <Title order={2} fz="1.0625rem">
          {title}
        </Title>
        <OpeningBadge status={status} audience={audience} />
        {[
          opening.waiting > 0 && t('matching:openings.waiting', { count: opening.waiting }),
          applications && applications.unopened > 0 && t('list.unopened', { count: applications.unopened }),
          applications && applications.late > 0 && t('list.late', { count: applications.late }),
        ]
          .filter((words) => typeof words === 'string')
          .map((words) => (
            <Badge key={words} variant="light" color="yellow" c="var(--amber-text)" tt="none">
              {words}
            </Badge>
          ))}
      </Group>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {next && (
        <Text size="sm">
          {next}{' '}
          {opening.isRemoved && (
            <Anchor component={Link} to={path('/decisions')} inherit underline="always">
              {t('list.decision')}
            </Anchor>
          )}
        </Text>
      )}
      <Group gap="xs">
        {applications && (
          <LinkButton
            to={path(`/openings/${id}/applications`)}
            variant={applications.unopened > 0 ? 'filled' : 'default'}
            size="compact-md"
            mih={32}
            aria-label={t('actions.named', {
              action: t('list.applications', { count: applications.total }),
              title,
            })}
          >
            {t('list.applications', { count: applications.total })}
          </LinkButton>
        )}
        {hasMatches && !['draft', 'archived'].includes(status) && (
          <LinkButton
            to={path(`/openings/${id}`)}
            variant="default"
            size="compact-md"
            mih={32}
            aria-label={t('actions.named', { action: t('matching:openings.see'), title })}
          >
            {t('matching:openings.see')}
          </LinkButton>
        )}
        <LinkButton
          to={path(`/openings/${id}/edit`)}
          variant="default"
          size="compact-md"
          mih={32}
          aria-label={t('actions.named', {
            action: t(status === 'draft' ? 'list.continue' : 'matching:openings.edit'),
            title,
          })}
        >
          {t(status === 'draft' ? 'list.continue' : 'matching:openings.edit')}
        </LinkButton>
        {version > 0 && audience !== 'private' && (
          <LinkButton
            to={path(`/openings/${id}/analytics`)}
            variant="default"
            size="compact-md"
            mih={32}
            aria-label={t('actions.named', { action: t('list.analytics'), title })}
          >
            {t('list.analytics')}
          </LinkButton>
        )}
        {status === 'open' && audience === 'everyone' && opening.slug && (
          <ShareButton path={paths.opening(opening.slug)} title={title} size="compact-md" mih={32} />
        )}
        {opening.isEditable && <StatusActions opening={opening} isMenu />}
      </Group>
    </Stack>
  )
}

function useNextStep(opening: ListedOpening): string | undefined {
  const { t } = useTranslation('openingEditor')
  const { status, reviewReason, problems, audience, hasChanges } = opening
  if (opening.isRemoved) return t('list.next.removed')
  if (status === 'draft' && reviewReason) return t('list.next.sentBack', { reason: reviewReason })
  if (status === 'draft') return t(problems > 0 ? 'list.next.fix' : 'list.next.publish', { count: problems })
  if (status === 'in_review') return t('list.next.review')
  if (opening.isInReview) return t('list.next.changesReview')
  if (hasChanges && reviewReason) return t('list.next.sentBack', { reason: reviewReason })
  if (status === 'paused') return t('list.next.paused')
  if (hasChanges && status === 'open') return t('list.next.changes')
  if (status === 'open' && audience === 'private') return t('list.next.private')
  if (status === 'closed' || status === 'filled') return t('list.next.ended')
  return undefined
}
