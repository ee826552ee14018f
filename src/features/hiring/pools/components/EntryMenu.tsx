import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCards,
  IconCheck,
  IconColumns3,
  IconDots,
  IconId,
  IconMailForward,
  IconNotes,
  IconTargetArrow,
  IconUserMinus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toast } from '../../../../ui/toast.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useCandidateName } from '../../contacts/components/CandidateIdentity.tsx'
import type { Entry } from '../api/answers.ts'
import { useRemoveEntry } from '../api/change-entries.ts'
import { useCompared } from '../compared.ts'
import type { EntryActions } from '../entries.ts'
import { stages } from '../model.ts'

/** Everything dragging does, and all other actions on an entry. */
export function EntryMenu({ entry, actions }: { entry: Entry; actions: EntryActions }) {
  const { t } = useTranslation('pools')
  const { t: tContacts } = useTranslation('contacts')
  const path = useAreaPath()
  const name = useCandidateName()(entry)
  const compared = useCompared()
  const remove = useRemoveEntry(() => toast.success({ title: t('entry.removed') }))
  const { card, facts, shared, stage } = entry
  const isCompared = compared.cards.includes(card)
  return (
    <Menu position="bottom-end" withinPortal width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('entry.menu', { name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
        <Menu.Divider />
        {stages.map((one) => (
          <Menu.Item
            key={one}
            disabled={one === stage}
            rightSection={one === stage && <IconCheck size={16} />}
            onClick={() => actions.move(entry, one)}
          >
            {t('entry.moveTo', { stage: t(`stages.${one}`) })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          c="var(--danger-text)"
          leftSection={<IconUserMinus size={16} />}
          onClick={() => remove.mutate(entry.id)}
        >
          {t('entry.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
