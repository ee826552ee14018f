import { Badge, Card, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../../lib/dates.ts'
import { EmptyState } from '../../../../../ui/EmptyState.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useRemovePosting } from '../../api/change-postings.ts'
import type { Posting } from '../../api/get-postings.ts'
import classes from '../Booster.module.css'
import { DeleteButton } from '../DeleteButton.tsx'

export function KeptPostings({ postings, open }: { postings: Posting[]; open: string | undefined }) {
  const { t } = useTranslation('booster')
  const area = useAreaPath()
  const remove = useRemovePosting()
  return (
    <Card padding="lg" component="section" aria-label={t('posting.kept')}>
      {postings.length === 0 && (
        <EmptyState compact title={t('posting.noneKept')} text={t('posting.noneKeptText')} />
      )}
      {postings.length > 0 && (
        <>
          <Title order={2} mb="sm">
            {t('posting.kept')}
          </Title>
          <ul className={classes.rows}>
            {postings.map(({ id, title, company, created_at, application_id }) => (
              <li key={id}>
                <div>
                  <Link
                    to={area(`/booster/posting?kept=${id}`)}
                    className={classes.link}
                    aria-current={id === open ? 'true' : undefined}
                  >
                    {title}
                  </Link>
                  <Text size="sm" c="dimmed">
                    {[company, formatDate(created_at)].filter(Boolean).join(' · ')}
                  </Text>
                </div>
                <Group gap="xs" wrap="nowrap">
                  {application_id && (
                    <Badge variant="light" color="moss" c="var(--moss-text)">
                      {t('posting.hasCard')}
                    </Badge>
                  )}
                  <DeleteButton
                    label={t('posting.remove', { title })}
                    question={t('posting.removeQuestion')}
                    onDelete={() => remove.mutate(id)}
                  />
                </Group>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
