import { Menu } from '@mantine/core'
import {
  IconCards,
  IconColumns3,
  IconId,
  IconMailForward,
  IconNotes,
  IconTargetArrow,
  IconUserMinus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardMenu } from '../../../../ui/board/CardMenu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useCandidateName } from '../../contacts/components/CandidateIdentity.tsx'
import type { Entry } from '../api/answers.ts'
import { useRemoveEntry } from '../api/change-entries.ts'
import { useCompared } from '../compared.ts'
import { type EntryActions, placed } from '../entries.ts'
import { type Stage, stages } from '../model.ts'

interface Props {
  entry: Entry
  focusNext: { current: string | null }
  actions: EntryActions
}

/** Everything dragging does, and all other actions on an entry. */
export function EntryMenu({ entry, focusNext, actions }: Props) {
  const { t } = useTranslation('pools')
  const { t: tContacts } = useTranslation('contacts')
  const path = useAreaPath()
  const name = useCandidateName()(entry)
  const compared = useCompared()
  const remove = useRemoveEntry(() => toast.success({ title: t('entry.removed') }))
  const { card, facts, shared } = entry
  const isCompared = compared.cards.includes(card)
  return (
    <CardMenu
      label={t('entry.menu', { name })}
      card={placed(entry)}
      columns={stages.map((stage) => ({ id: stage, name: t(`stages.${stage}`) }))}
      focusNext={focusNext}
      moveTo={(_, stage) => actions.move(entry, stage as Stage)}
      isOrdered={false}
      after={
        <Menu.Item
          c="var(--danger-text)"
          leftSection={<IconUserMinus size={16} />}
          onClick={() => remove.mutate(entry.id)}
        >
          {t('entry.remove')}
        </Menu.Item>
      }
    >
      <Menu.Item leftSection={<IconNotes size={16} />} onClick={() => actions.open(entry)}>
        {t('entry.open')}
      </Menu.Item>
      {facts && (
        <Menu.Item component={Link} to={path(`/candidates/${card}`)} leftSection={<IconCards size={16} />}>
          {t('entry.card')}
        </Menu.Item>
      )}
      {shared && (
        <Menu.Item
          component={Link}
          to={path(`/candidates/contacts/${card}`)}
          leftSection={<IconId size={16} />}
        >
          {t('entry.shared')}
        </Menu.Item>
      )}
      {facts && !shared && (
        <Menu.Item leftSection={<IconMailForward size={16} />} onClick={() => actions.ask(entry)}>
          {tContacts('ask.open')}
        </Menu.Item>
      )}
      {(facts || shared) && (
        <Menu.Item leftSection={<IconTargetArrow size={16} />} onClick={() => actions.invite(entry)}>
          {tContacts('invite.open')}
        </Menu.Item>
      )}
      {facts && (
        <Menu.Item
          leftSection={<IconColumns3 size={16} />}
          disabled={compared.isFull && !isCompared}
          onClick={() => compared.toggle(card)}
        >
          {t(isCompared ? 'entry.uncompare' : 'entry.compare')}
        </Menu.Item>
      )}
    </CardMenu>
  )
}
