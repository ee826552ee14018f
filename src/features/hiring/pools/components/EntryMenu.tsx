import { Menu } from '@mantine/core'
import { IconCards, IconMailForward, IconNotes, IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CardMenu } from '../../../../ui/board/CardMenu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useCandidateName } from '../../contacts/components/CandidateIdentity.tsx'
import type { Entry } from '../api/answers.ts'
import { useRemoveEntry } from '../api/change-entries.ts'
import { type EntryActions, placed } from '../entries.ts'
import { type Stage, stages } from '../model.ts'

interface Props {
  entry: Entry
  focusNext: { current: string | null }
  actions: EntryActions
}

/** Everything dragging does, and what isn't in sight on the card. */
export function EntryMenu({ entry, focusNext, actions }: Props) {
  const { t } = useTranslation('pools')
  const { t: tContacts } = useTranslation('contacts')
  const path = useAreaPath()
  const name = useCandidateName()(entry)
  const remove = useRemoveEntry(() => toast.success({ title: t('entry.removed') }))
  const { card, facts, shared, stage } = entry
  return (
    <CardMenu
      label={t('entry.menu', { name })}
      card={placed(entry)}
      columns={stages.map((id) => ({ id, name: t(`stages.${id}`) }))}
      focusNext={focusNext}
      moveTo={(_, to) => actions.move(entry, to as Stage)}
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
      {facts && !shared && stage !== 'uncontacted' && (
        <Menu.Item leftSection={<IconMailForward size={16} />} onClick={() => actions.ask(entry)}>
          {tContacts('ask.open')}
        </Menu.Item>
      )}
    </CardMenu>
  )
}
