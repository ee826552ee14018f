import { Anchor, Card, NativeSelect, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { cardName } from '../../../applications/model.ts'
import { cardNamesQuery } from '../../api/get-cards.ts'

interface Props {
  value: string | null
  onChange: (application: string | null) => void
}

/** Which application the letter belongs to. */
export function ApplicationLink({ value, onChange }: Props) {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const { data: cards = [] } = useQuery(cardNamesQuery(id))
  return (
    <Card padding="lg" component="section" aria-labelledby="letter-application">
      <Title order={2} id="letter-application" mb="xs">
        {t('letters.application')}
      </Title>
      <NativeSelect
        aria-labelledby="letter-application"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        data={[
          { value: '', label: t('letters.noApplication') },
          ...cards.map((card) => ({ value: card.id, label: cardName(card) })),
        ]}
      />
      {value && (
        <Anchor
          component={Link}
          to={area(`/applications?card=${value}`)}
          size="sm"
          mt="xs"
          display="inline-block"
        >
          {t('letters.openCard')}
        </Anchor>
      )}
    </Card>
  )
}
