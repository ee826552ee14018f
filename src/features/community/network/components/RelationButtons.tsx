import { Badge, Button, Text } from '@mantine/core'
import { IconCheck, IconMessage, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ShownPerson } from '../api/answers.ts'
import { useUnblockPerson } from '../api/change-blocks.ts'
import { useAnswerRequest, useWithdrawRequest } from '../api/change-connections.ts'
import { usePersonName } from '../use-person-name.ts'

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }))

interface Props {
  person: ShownPerson
  /** Moves the focus, because the person may leave the list. */
  onDone?: () => void
}

/** The next actions available with a person, given the relation. */
export function RelationButtons({ person, onDone }: Props) {
  const { t } = useTranslation('network')
  const [isAsking, setAsking] = useState(false)
  const path = useAreaPath()
  const name = usePersonName(person)
  if (person.relation === 'asks_me') return <Answer person={person} onDone={onDone} />
  if (person.relation === 'asked') return <TakeBack person={person} onDone={onDone} />
  if (person.relation === 'blocked') return <Unblock person={person} onDone={onDone} />
  if (person.relation === 'closed')
    return (
      <Text size="sm" c="dimmed">
        {t('person.isClosed')}
      </Text>
    )
  if (person.relation === 'connected')
    return (
      <>
        <Badge variant="light" color="moss" c="var(--moss-text)" size="lg">
          {t('person.isConnected')}
        </Badge>
        <LinkButton
          variant="default"
          to={path(`/networking/messages/with/${person.id}`)}
          leftSection={<IconMessage size={18} aria-hidden />}
          aria-label={t('person.writeTo', { name })}
        >
          {t('person.write')}
        </LinkButton>
      </>
    )
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        aria-label={t('person.connectWith', { name })}
        onClick={() => setAsking(true)}
      >
        {t('person.connect')}
      </Button>
      <Suspense>
        {isAsking && <AskDialog person={person} onClose={() => setAsking(false)} onDone={onDone} />}
      </Suspense>
    </>
  )
}

function Answer({ person, onDone }: Props) {
  const { t } = useTranslation('network')
  const name = usePersonName(person)
  const answer = useAnswerRequest((_, { is_accepted }) => {
    if (is_accepted) toast.success({ title: t('said.nowConnected', { name }) })
    else toast.success({ title: t('said.declined'), message: t('said.declinedText', { name }) })
    onDone?.()
  })
  const give = (is_accepted: boolean) => answer.mutate({ person: person.id, is_accepted })
  const isGiving = (is_accepted: boolean) => answer.isPending && answer.variables.is_accepted === is_accepted
  return (
    <>
      <Button
        leftSection={<IconCheck size={18} aria-hidden />}
        loading={isGiving(true)}
        disabled={isGiving(false)}
        aria-label={t('person.acceptOf', { name })}
        onClick={() => give(true)}
      >
        {t('person.accept')}
      </Button>
      <Button
        variant="default"
        loading={isGiving(false)}
        disabled={isGiving(true)}
        aria-label={t('person.declineOf', { name })}
        onClick={() => give(false)}
      >
        {t('person.decline')}
      </Button>
    </>
  )
}

function TakeBack({ person, onDone }: Props) {
  const { t } = useTranslation('network')
  const name = usePersonName(person)
  const withdraw = useWithdrawRequest(() => {
    toast.success({ title: t('said.withdrawn') })
    onDone?.()
  })
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('person.isAsked')}
      </Text>
      <Button
        variant="default"
        loading={withdraw.isPending}
        aria-label={t('person.withdrawFrom', { name })}
        onClick={() => withdraw.mutate(person.id)}
      >
        {t('person.withdraw')}
      </Button>
    </>
  )
}

function Unblock({ person, onDone }: Props) {
  const { t } = useTranslation('network')
  const name = usePersonName(person)
  const unblock = useUnblockPerson(() => {
    toast.success({ title: t('said.unblocked', { name }) })
    onDone?.()
  })
  return (
    <Button
      variant="default"
      loading={unblock.isPending}
      aria-label={t('person.unblockOf', { name })}
      onClick={() => unblock.mutate(person.id)}
    >
      {t('person.unblock')}
    </Button>
  )
}
