import { Card, Text, Title } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../../../../lib/located-text.ts'
import type { Flag } from '../../rules/posting/flags.ts'
import classes from '../Booster.module.css'
import { PassageButton } from '../PassageButton.tsx'

interface Props {
  flags: Flag[]
  text: string
  onShow: (place: Place) => void
}

/** What to ask about before applying. */
export function PostingFlags({ flags, text, onShow }: Props) {
  const { t } = useTranslation('booster')
  return (
    <Card padding="lg" component="section" aria-labelledby="posting-flags">
      <Title order={2} id="posting-flags" mb="xs">
        {t('posting.flags')}
      </Title>
      {flags.length === 0 && <Text c="var(--moss-text)">{t('posting.noFlags')}</Text>}
      <ul className={classes.plain}>
        {flags.map(({ kind, place, values }, index) => (
          <li key={`${kind}-${place?.start ?? index}`} className={classes.flag}>
            <IconFlag size={18} color="var(--amber-text)" aria-hidden />
            <div>
              <Text fw={600}>{t(`posting.flag.${kind}.title`, { ...values })}</Text>
              <Text size="sm">{t(`posting.flag.${kind}.ask`)}</Text>
              {place && <PassageButton text={text} place={place} onShow={() => onShow(place)} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
