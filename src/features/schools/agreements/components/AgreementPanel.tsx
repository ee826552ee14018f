import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useStartAgreement } from '../api/change-agreement.ts'
import { applicationAgreementQuery } from '../api/get-agreements.ts'

interface Props {
  applicationId: string
  isOwn?: boolean
}

/** On the application of someone who was hired as an intern or apprentice: the way to the agreement. */
export function AgreementPanel({ applicationId, isOwn = false }: Props) {
  const { t } = useTranslation('agreements')
  const path = useAreaPath()
  const navigate = useNavigate()
  const { data } = useQuery(applicationAgreementQuery(applicationId))
  const start = useStartAgreement((id) => void navigate(path(`/agreements/${id}`)))
  if (!data) return null
  const { agreement, hasSchool, placementId } = data
  return (
    <Section title={t('title')}>
      <Stack gap="sm" align="flex-start">
        {agreement ? (
          <>
            <Text>
              {agreement.finalizedAt ? t('final') : t('confirmedCount', { count: agreement.confirmed })}
            </Text>
            <LinkButton to={path(`/agreements/${agreement.id}`)} variant="default">
              {t('open')}
            </LinkButton>
          </>
        ) : hasSchool ? (
          <>
            <Text>{t(isOwn ? 'startOwnText' : 'startText')}</Text>
            <Button loading={start.isPending} onClick={() => start.mutate(placementId)}>
              {t('start')}
            </Button>
          </>
        ) : (
          <Text>{t(isOwn ? 'noSchoolOwn' : 'noSchool')}</Text>
        )}
      </Stack>
    </Section>
  )
}
