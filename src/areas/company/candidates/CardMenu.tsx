import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import {
  IconBookmarkPlus,
  IconColumns3,
  IconDots,
  IconMailForward,
  IconTargetArrow,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CandidateCardFacts } from '../../../features/hiring/discovery/api/answers.ts'
import { titleOf } from '../../../features/hiring/discovery/model.ts'
import { useCompared } from '../../../features/hiring/pools/compared.ts'
import { type CardDialog, CardDialogs } from './CardDialogs.tsx'

/** Card actions in the search results. */
export function CardMenu({ candidate }: { candidate: CandidateCardFacts }) {
  const { id } = candidate
  const { t } = useTranslation('discovery')
  const { t: tContacts } = useTranslation('contacts')
  const { t: tPools } = useTranslation('pools')
  const compared = useCompared()
  const isCompared = compared.cards.includes(id)
  const [open, setOpen] = useState<CardDialog>()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Button
        variant="light"
        leftSection={<IconMailForward size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen('contact')}
      >
        {tContacts('ask.open')}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={tPools('entry.menu', { name: titleOf(candidate) ?? t('untitled') })}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconBookmarkPlus size={16} />} onClick={() => setOpen('pool')}>
            {tPools('add.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTargetArrow size={16} />} onClick={() => setOpen('invite')}>
            {tContacts('invite.open')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconColumns3 size={16} />}
            disabled={compared.isFull && !isCompared}
            onClick={() => compared.toggle(id)}
          >
            {tPools(isCompared ? 'entry.uncompare' : 'entry.compare')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CardDialogs card={id} open={open} onClose={() => setOpen(undefined)} />
    </Group>
  )
}
