import { Box, Button, Group } from '@mantine/core'
import { IconThumbUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { below, paths } from '../../../../lib/paths.ts'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { MeProvider } from '../../../core/session/me-context.ts'
import type { Me } from '../../../core/session/use-me.ts'
import type { ShownProfile } from '../../../profile/profiles/api/answers.ts'
import { relationQuery } from '../api/get-relation.ts'
import { nameOf } from '../model.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { RelationButtons } from './RelationButtons.tsx'

const EndorseDialog = lazy(async () => ({ default: (await import('./EndorseDialog.tsx')).EndorseDialog }))

/** Actions for candidates on a person's page: connect, answer, endorse, block, report. */
export function PersonActions({ me, person }: { me: Me; person: ShownProfile }) {
  const { t } = useTranslation('network')
  const [isEndorsing, setEndorsing] = useState(false)
  const { handle = '', firstName, lastName, skills = [] } = person
  const { data } = useQuery(relationQuery(me.id, handle))
  if (!data || data.relation === 'self') return null
  const shown = { id: data.id, handle, firstName, lastName, relation: data.relation }
  return (
    <MeProvider value={me}>
      <Group gap="sm" mb="md">
        <Box me="auto">
          <BackLink to={below(paths.dashboard, '/networking')} label={t('back')} />
        </Box>
        <RelationButtons person={shown} />
        {data.relation === 'connected' && skills.length > 0 && (
          <Button
            variant="light"
            leftSection={<IconThumbUp size={18} aria-hidden />}
            onClick={() => setEndorsing(true)}
          >
            {t('person.endorse')}
          </Button>
        )}
        <PersonMenu person={shown} isOnPage />
      </Group>
      <Suspense>
        {isEndorsing && (
          <EndorseDialog handle={handle} name={nameOf(person)} onClose={() => setEndorsing(false)} />
        )}
      </Suspense>
    </MeProvider>
  )
}
