import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
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
    <Dialog opened onClose={onClose} title={t('begin.title', { mission: title })}>
      <Stack gap="md">
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
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('known.cancel')}
          </Button>
          <Button
            data-autofocus
            loading={start.isPending}
            onClick={() => start.mutate({ missionId, agrees: asks })}
          >
            {t(asks ? 'known.agree' : 'begin.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
