import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { KeepButton } from './KeepButton.tsx'

const pages = {
  texts: '/legal',
  factor: '/account',
  partner: '/companies',
}

function PageLink({ step }: { step: keyof typeof pages }) {
  const { t } = useTranslation('setup')
  const path = useAreaPath()
  return <LinkButton to={path(pages[step])}>{t(`steps.${step}.action`)}</LinkButton>
}

export const TextsStep = () => (
  <Group>
    <PageLink step="texts" />
    <KeepButton step="texts" />
  </Group>
)

const linkTo = (step: keyof typeof pages) => () => (
  <Group>
    <PageLink step={step} />
  </Group>
)
export const FactorStep = linkTo('factor')
export const PartnerStep = linkTo('partner')
