import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { OpeningStatus } from '../../matching/model.ts'
import type { Audience } from '../api/answers.ts'
import { useEndOpening, useSetOpeningStatus } from '../api/change-opening.ts'
import { type Action, actionsFor } from '../status-actions.ts'

interface Props {
  opening: {
    id: string
    title: string
    status: OpeningStatus
    audience: Audience
    version: number
    isRemoved?: boolean
  }
  /** In a list, where they come after what is done daily. */
  isMenu?: boolean
}

/** What can be done with an opening in its status. Ending it is confirmed first. */
export function StatusActions({ opening, isMenu }: Props) {
  const { t } = useTranslation('openingEditor')
  const change = useSetOpeningStatus()
  const [asked, setAsked] = useState<Action>()
  const end = useEndOpening(() => {
    setAsked(undefined)
    toast.success({ title: t('actions.done.cancel') })
  })
  const title = opening.title || t('list.untitled')
  function run({ name, status }: Action) {
    change.mutate(
      { id: opening.id, status },
      {
        onSuccess: () => {
          setAsked(undefined)
          toast.success({ title: t(`actions.done.${name}`) })
        },
      },
    )
  }
  const choose = (action: Action) => (action.isConfirmed ? setAsked(action) : run(action))
  return (
    <Group gap="xs">
      {isMenu ? (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="default"
              size={32}
              loading={change.isPending}
              aria-label={t('actions.menu', { title })}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {actionsFor(opening).map((action) => (
              <Menu.Item key={action.name} onClick={() => choose(action)}>
                {t(`actions.${action.name}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        actionsFor(opening).map((action) => (
          <Button
            key={action.name}
            variant="subtle"
            size="compact-md"
            mih={32}
            loading={
              change.isPending && change.variables?.status === action.status && action.name !== 'cancel'
            }
            aria-label={t('actions.named', { action: t(`actions.${action.name}`), title })}
            onClick={() => choose(action)}
          >
            {t(`actions.${action.name}`)}
          </Button>
        ))
      )}
      <ConfirmDialog
        opened={asked !== undefined && asked.name !== 'cancel'}
        title={asked ? t('actions.named', { action: t(`actions.${asked.name}`), title }) : ''}
        text={asked && t(asked.name === 'fill' ? 'actions.fillText' : 'actions.closeText')}
        action={asked ? t(`actions.${asked.name}`) : ''}
        onConfirm={() => asked && run(asked)}
        onClose={() => setAsked(undefined)}
      />
      {asked?.name === 'cancel' && (
        <ReasonDialog
          title={t('actions.named', { action: t('actions.cancel'), title })}
          text={t('actions.cancelText')}
          label={t('actions.cancelWords')}
          minLength={20}
          maxLength={2000}
          action={t('actions.cancel')}
          cancel={t('actions.keep')}
          isHarmful
          change={end}
          onSubmit={(words) => end.mutate({ id: opening.id, words })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Group>
  )
}
