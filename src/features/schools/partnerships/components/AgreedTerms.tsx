import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Partnership } from '../api/answers.ts'
import { useEndPartnership } from '../api/change-partnership.ts'
import { otherSide } from '../model.ts'
import { ChangeTerms } from './ChangeTerms.tsx'
import { TermsView } from './TermsView.tsx'

/** Terms in force, or ended; they can be changed, renewed, ended or resumed here. */
export function AgreedTerms({ partnership }: { partnership: Partnership }) {
  const { t } = useTranslation('partnerships')
  const [proposal, setProposal] = useState<'change' | 'renew'>()
  const [isEnding, ending] = useDisclosure()
  const end = useEndPartnership(partnership.id, () => {
    toast.success({ title: t('page.ended') })
    ending.close()
  })
  const { agreed, open, state, mayAct, last } = partnership
  const isRunning = state === 'active' || state === 'upcoming'
  const { name } = partnership[otherSide(partnership.side)]
  return (
    <Card padding="lg" component="section" aria-labelledby="agreed-terms">
      <Stack gap="md">
        <Title order={2} id="agreed-terms">
          {t(isRunning || !agreed ? 'page.agreed' : 'page.was')}
        </Title>
        {proposal ? (
          <>
            <Title order={3}>{t(proposal === 'renew' ? 'form.titleRenew' : 'form.titleChange')}</Title>
            <ChangeTerms
              partnership={partnership}
              terms={agreed ?? last}
              isRenewal={proposal === 'renew'}
              onDone={() => setProposal(undefined)}
            />
          </>
        ) : (
          <>
            {agreed ? <TermsView terms={agreed} /> : <Text c="dimmed">{t('page.nothing')}</Text>}
            {mayAct && (
              <Group gap="sm">
                {!open && (
                  <Button variant={isRunning ? 'default' : 'filled'} onClick={() => setProposal('renew')}>
                    {t(agreed && state !== 'ended' ? 'page.renew' : 'page.again')}
                  </Button>
                )}
                {!open && isRunning && (
                  <Button variant="default" onClick={() => setProposal('change')}>
                    {t('page.change')}
                  </Button>
                )}
                {isRunning && (
                  <Button variant="subtle" color="red" c="var(--danger-text)" onClick={ending.open}>
                    {t('page.end')}
                  </Button>
                )}
              </Group>
            )}
          </>
        )}
      </Stack>
      <ReasonDialog
        opened={isEnding}
        title={t('page.endQuestion', { name })}
        text={t('page.endText')}
        label={t('page.reason')}
        hint={t('page.endReasonHint')}
        action={t('page.endNow')}
        isHarmful
        change={end}
        onSubmit={end.mutate}
        onClose={ending.close}
      />
    </Card>
  )
}
