import { ActionIcon, Badge, Group, Menu, Stack, Text, Title } from '@mantine/core'
import { IconDots, IconGripVertical, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { MoveItems } from '../../../../ui/MoveItems.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { CompanyPhoto } from '../../../hiring/company-profile/components/CompanyPhotos.tsx'
import type { OwnCase } from '../api/answers.ts'
import { useCaseDrag } from '../use-case-drag.ts'
import classes from './Portfolio.module.css'

interface Props {
  one: OwnCase
  place: number
  total: number
  /** Of the maker's page; null if it isn't public. */
  handle: string | null
  onMove: (to: number) => void
  onDelete: () => void
}

/** One case study in the maker's own list; the menu does everything dragging does. */
export function CaseItem({ one, place, total, handle, onMove, onDelete }: Props) {
  const { t } = useTranslation('portfolio')
  const path = useAreaPath()
  const element = useRef<HTMLLIElement>(null)
  const { edge, isDragged } = useCaseDrag(element, one.id)
  const title = one.title || t('untitled')
  return (
    <li
      ref={element}
      className={classes.item}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <IconGripVertical size={20} className={classes.grip} aria-hidden />
      <div className={classes.cover}>
        {one.cover ? (
          <CompanyPhoto photo={{ ...one.cover, alt: '' }} />
        ) : (
          <IconPhoto size={28} stroke={1.4} aria-hidden />
        )}
      </div>
      <Stack gap={4} miw={0}>
        <Group gap="xs">
          <Title order={2} fz="lg" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          <Badge
            variant="light"
            tt="none"
            color={one.isPublished ? 'moss' : 'gray'}
            c={one.isPublished ? 'var(--moss-text)' : 'var(--mantine-color-text)'}
          >
            {t(one.isPublished ? 'published' : 'draft')}
          </Badge>
        </Group>
        {one.role && (
          <Text size="sm" c="dimmed">
            {one.role}
          </Text>
        )}
        {one.slug && (
          <Text size="sm" c="dimmed">
            {t('views', { count: one.recentViews })} · {t('allViews', { count: one.views })}
          </Text>
        )}
      </Stack>
      <Group gap="xs" className={classes.actions}>
        {one.isPublished && one.slug && handle && (
          <LinkButton to={paths.makerCase(handle, one.slug)} variant="subtle" size="sm">
            {t('see')}
          </LinkButton>
        )}
        <LinkButton
          to={path(`/portfolio/${one.id}`)}
          variant="default"
          size="sm"
          aria-label={t('editThe', { title })}
        >
          {t('edit')}
        </LinkButton>
        <Menu position="bottom-end" withInitialFocusPlaceholder={false} withinPortal={false}>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={t('menu', { title })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <MoveItems
              place={place}
              total={total}
              words={{ earlier: t('earlier'), later: t('later'), first: t('first') }}
              onMove={onMove}
            />
            <Menu.Item c="var(--danger-text)" leftSection={<IconTrash size={16} />} onClick={onDelete}>
              {t('delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </li>
  )
}
