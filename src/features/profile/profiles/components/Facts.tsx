import { Anchor, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Profile.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

interface Props {
  label: string
  /** Takes its own line. */
  wide?: boolean
  /** Opens the form at this field; without it, an empty field isn't shown. */
  onAdd?: () => void
  children: ReactNode
}

export function Fact({ label, wide, onAdd, children }: Props) {
  const { t } = useTranslation('profiles')
  if (!children && !onAdd) return null
  return (
    <div className={wide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>
        {children || (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.add}
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={t('addField', { field: label })}
            onClick={onAdd}
          >
            {t('add')}
          </Button>
        )}
      </dd>
    </div>
  )
}

export function WebLink({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/, '')}
    </Anchor>
  )
}
