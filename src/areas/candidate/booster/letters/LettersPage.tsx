import { Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconMailPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDeleteLetter } from '../../../../features/career/booster/api/change-letters.ts'
import { lettersQuery } from '../../../../features/career/booster/api/get-letters.ts'
import classes from '../../../../features/career/booster/components/Booster.module.css'
import { DeleteButton } from '../../../../features/career/booster/components/DeleteButton.tsx'
import { NewLetter } from '../../../../features/career/booster/components/letters/NewLetter.tsx'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import { timeAgo } from '../../../../lib/dates.ts'
import { id as idParam } from '../../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'

const params = { posting: idParam() }

/** The letters, and a way to start one from profile, story and posting. */
export function LettersPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const { values, reset } = useUrlState(params)
  const asked = values.posting
  const [isOpen, setOpen] = useState(asked !== undefined)
  const query = useQuery(lettersQuery(id))
  const letters = query.data
  const remove = useDeleteLetter()
  if (!letters) return <LoadState query={query} skeleton={<Skeleton height={320} radius="lg" />} />
  const begin = (
    <Button leftSection={<IconMailPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
      {t('letters.new')}
    </Button>
  )
  return (
    <Stack gap="lg">
      {letters.length === 0 && (
        <EmptyState title={t('letters.empty')} text={t('letters.emptyText')} action={begin} />
      )}
      {letters.length > 0 && (
        <>
          <Group justify="space-between">
            <Text c="dimmed" maw="60ch">
              {t('letters.description')}
            </Text>
            {begin}
          </Group>
          <Card padding="lg">
            <ul className={classes.rows} aria-label={t('tabs.letters')}>
              {letters.map(({ id: letter, title, application_id, updated_at }) => (
                <li key={letter}>
                  <div>
                    <Link to={area(`/booster/letters/${letter}`)} className={classes.link}>
                      {title}
                    </Link>
                    <Text size="sm" c="dimmed">
                      {t('changedAgo', { time: timeAgo(updated_at) })}
                    </Text>
                  </div>
                  <Group gap="xs" wrap="nowrap">
                    {application_id && (
                      <LinkButton
                        to={area(`/applications?card=${application_id}`)}
                        variant="subtle"
                        size="compact-md"
                        aria-label={t('letters.cardOf', { title })}
                      >
                        {t('letters.card')}
                      </LinkButton>
                    )}
                    <DeleteButton
                      label={t('letters.delete', { title })}
                      question={t('letters.deleteQuestion')}
                      onDelete={() => remove.mutate(letter)}
                    />
                  </Group>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
      {isOpen && (
        <NewLetter
          asked={asked}
          onClose={() => {
            setOpen(false)
            reset()
          }}
        />
      )}
    </Stack>
  )
}
