import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Profile.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

interface Props {
  label: string
  /** Takes a line of its own. */
  wide?: boolean
  /** What a person wrote, with its line breaks. */
  words?: boolean
  children: ReactNode
}

export function Fact({ label, wide, words, children }: Props) {
  const { t } = useTranslation('profile')
  return (
    <div className={wide || words ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd className={words ? classes.words : undefined}>
        {children || (
          <Text span c="dimmed">
            {t('nothing')}
          </Text>
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
