import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import type { Partnership, Terms } from '../api/answers.ts'
import { otherSide } from '../model.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { ChangeTerms } from './ChangeTerms.tsx'
import { DeclineOrWithdrawDialog } from './DeclineOrWithdrawDialog.tsx'
import classes from './Partnerships.module.css'
import { TermsView } from './TermsView.tsx'

interface Props {
  partnership: Partnership
  terms: Terms
}

/** The open proposal, and what the caller can do about it. */
export function OpenProposal({ partnership, terms }: Props) {
  const { t } = useTranslation('partnerships')
  const [isChanging, changing] = useDisclosure()
  const [isAccepting, accepting] = useDisclosure()
  const [isDropping, dropping] = useDisclosure()
  const { side, mayAct } = partnership
  const isMine = terms.by === side
  return (
    <Card padding="lg" component="section" aria-labelledby="open-proposal" className={classes.open}>
      <Stack gap="md">
        <div>
          <Title order={2} id="open-proposal">
            {t('page.open', { version: terms.version, name: partnership[terms.by].name })}
          </Title>
          <Text c="dimmed">
            {t('page.openBy', { author: terms.author || t('page.somebody'), ago: timeAgo(terms.at) })}
          </Text>
        </div>
        {isChanging ? (
          <ChangeTerms partnership={partnership} terms={terms} onDone={changing.close} />
        ) : (
          <>
            <TermsView terms={terms} before={partnership.agreed ?? previous(partnership, terms)} />
            {isMine && <Text>{t('page.waiting', { name: partnership[otherSide(side)].name })}</Text>}
            {mayAct && (
              <Group gap="sm">
                {!isMine && <Button onClick={accepting.open}>{t('page.accept')}</Button>}
                <Button variant="default" onClick={changing.open}>
                  {t('page.counter')}
                </Button>
                <Button variant="subtle" color="red" c="var(--danger-text)" onClick={dropping.open}>
                  {t(isMine ? 'page.withdraw' : 'page.decline')}
                </Button>
              </Group>
            )}
          </>
        )}
      </Stack>
      {isAccepting && <AcceptDialog partnership={partnership} terms={terms} onClose={accepting.close} />}
      {isDropping && (
        <DeclineOrWithdrawDialog partnership={partnership} terms={terms} onClose={dropping.close} />
      )}
    </Card>
  )
}

/** The previous proposal, if it is still in the history. */
const previous = ({ history }: Partnership, { version }: Terms): Terms | null =>
  history.find(({ terms }) => terms && terms.version === version - 1)?.terms ?? null
