import { Alert, List } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { asksToAgree, type useStartMission } from '../api/start-mission.ts'

/** What starting a mission involves. */
export interface StartTerms {
  title: string
  company: string
  hours: number
  feedbackDays: number
}

interface Props {
  missionId: string
  terms: StartTerms
  start: ReturnType<typeof useStartMission>
  onClose: () => void
}

/**
 * What the mission involves, in short; if the company invited an anonymous card, also that it will see whose
 * it is.
 */
export function StartDialog({ missionId, terms, start, onClose }: Props) {
  const { t } = useTranslation(['player', 'missions'])
  const { title, company, hours, feedbackDays } = terms
  const asks = start.isError && asksToAgree(start.error)
  return (
    <FormDialog
      title={t('begin.title', { mission: title })}
      action={t(asks ? 'known.agree' : 'begin.confirm')}
      cancel={t('known.cancel')}
      change={{ isPending: start.isPending, error: asks ? null : start.error }}
      focus="action"
      onSubmit={() => start.mutate({ missionId, agrees: asks })}
      onClose={onClose}
    >
      <List spacing="xs">
        <List.Item>{t('begin.time', { hours: t('missions:hours', { count: hours }) })}</List.Item>
        <List.Item>{t('begin.feedback', { company, count: feedbackDays })}</List.Item>
        <List.Item>{t('begin.seen', { company })}</List.Item>
        <List.Item>{t('begin.leave')}</List.Item>
      </List>
      {asks && (
        <Alert color="amber" role="alert" title={t('known.title')}>
          {t('known.text')}
        </Alert>
      )}
    </FormDialog>
  )
}
