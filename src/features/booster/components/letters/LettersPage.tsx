import { Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconMailPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../../session/area-base.ts'
import { useSignedIn } from '../../../session/me-context.ts'
import { useDeleteLetter } from '../../api/change-letters.ts'
import { lettersQuery } from '../../api/get-letters.ts'
import classes from '../Booster.module.css'
import { DeleteButton } from '../DeleteButton.tsx'
import { NewLetter } from './NewLetter.tsx'

/** The letters, and a way to start one from profile, story and posting. */
export function LettersPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const [params, setParams] = useSearchParams()
  const asked = params.get('posting') ?? undefined
  const [isOpen, setOpen] = useState(asked !== undefined)
  const { data: letters, error, refetch } = useQuery(lettersQuery(id))
  const remove = useDeleteLetter()
  if (!letters && error) return <LoadFailure error={error} onRetry={refetch} />
  if (!letters) return <Skeleton height={320} radius="lg" />
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
            setParams({}, { replace: true })
          }}
        />
      )}
    </Stack>
  )
}
