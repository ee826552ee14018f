import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots, IconFlag, IconThumbUp, IconUser, IconUserMinus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { LazyReportDialog } from '../../../account/reports/components/lazy-report-dialog.ts'
import type { ShownPerson } from '../api/answers.ts'
import { usePersonName } from '../use-person-name.ts'

const EndRelationDialog = lazy(async () => ({
  default: (await import('./EndRelationDialog.tsx')).EndRelationDialog,
}))
const EndorseDialog = lazy(async () => ({ default: (await import('./EndorseDialog.tsx')).EndorseDialog }))

interface Props {
  person: ShownPerson
  /** Set if the person's page is already open. */
  isOnPage?: boolean
  onDone?: () => void
}

export function PersonMenu({ person, isOnPage = false, onDone }: Props) {
  const { t } = useTranslation('network')
  const [dialog, setDialog] = useState<'remove' | 'block' | 'report' | 'endorse' | null>(null)
  const { relation, handle } = person
  const name = usePersonName(person)
  const close = () => setDialog(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size="lg" aria-label={t('person.menu', { name })}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {handle && !isOnPage && (
            <Menu.Item
              component={Link}
              to={paths.person(handle)}
              leftSection={<IconUser size={16} aria-hidden />}
            >
              {t('person.openPage')}
            </Menu.Item>
          )}
          {relation === 'connected' && handle && (
            <Menu.Item
              leftSection={<IconThumbUp size={16} aria-hidden />}
              onClick={() => setDialog('endorse')}
            >
              {t('person.endorse')}
            </Menu.Item>
          )}
          {relation === 'connected' && (
            <Menu.Item
              leftSection={<IconUserMinus size={16} aria-hidden />}
              onClick={() => setDialog('remove')}
            >
              {t('person.remove')}
            </Menu.Item>
          )}
          {relation !== 'blocked' && (
            <Menu.Item
              leftSection={<IconBan size={16} aria-hidden />}
              c="var(--danger-text)"
              onClick={() => setDialog('block')}
            >
              {t('person.block')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconFlag size={16} aria-hidden />}
            c="var(--danger-text)"
            onClick={() => setDialog('report')}
          >
            {t('person.report')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {(dialog === 'remove' || dialog === 'block') && (
          <EndRelationDialog person={person} kind={dialog} onClose={close} onDone={onDone} />
        )}
        {dialog === 'report' && (
          <LazyReportDialog
            kind="person"
            id={person.id}
            name={name}
            canBlock={relation !== 'blocked'}
            onClose={close}
            onBlocked={onDone}
          />
        )}
        {dialog === 'endorse' && handle && <EndorseDialog handle={handle} name={name} onClose={close} />}
      </Suspense>
    </>
  )
}
