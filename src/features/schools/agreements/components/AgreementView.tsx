import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconCheck, IconClock, IconScale, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatNumber } from '../../../../lib/formats/numbers.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { formatMoney, toMinor } from '../../../../lib/money.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { PdfButton } from '../../../../ui/pdf/PdfButton.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Agreement } from '../api/answers.ts'
import { useConfirmAgreement, useShareAgreement } from '../api/change-agreement.ts'
import { agreementSides } from '../model.ts'
import classes from './Agreement.module.css'
import { AgreementForm } from './AgreementForm.tsx'

/** An agreement as each of its three sides sees it: the draft or the final text, the confirmations and the PDF. */
export function AgreementView({ agreement }: { agreement: Agreement }) {
  const { t, i18n } = useTranslation('agreements')
  const [isEdited, setEdited] = useState(false)
  const { parties, finalizedAt, keptUntil, content, minimum, isShared } = agreement
  const isLow = minimum !== null && content.hourlyPay !== null && content.hourlyPay < minimum
  return (
    <Stack gap="md" maw={860}>
      {!isShared && <NotShared agreement={agreement} />}
      {finalizedAt && (
        <Alert color="moss" variant="light" icon={<IconShieldCheck />} title={t('final')}>
          {t('finalText', { moment: formatMoment(finalizedAt) })}
          {keptUntil && <Text mt={4}>{t('keptUntil', { date: formatCalendarDay(keptUntil) })}</Text>}
        </Alert>
      )}
      {isLow && (
        <Alert color="amber" variant="light" icon={<IconScale />} title={t('low')}>
          {t('lowText', { amount: formatMoney({ amount: toMinor(minimum, 'EUR'), currency: 'EUR' }) })}
        </Alert>
      )}
      <Section title={t('parties')}>
        <Facts isSideBySide>
          {agreementSides.map((side) => (
            <Fact key={side} label={t(`sides.${side}`)}>
              {parties[side] || t('schoolHidden')}
            </Fact>
          ))}
        </Facts>
      </Section>
      {finalizedAt ? (
        <AgreementTerms agreement={agreement} />
      ) : (
        <AgreementForm agreement={agreement} onEdit={setEdited} />
      )}
      <Confirmations agreement={agreement} isEdited={isEdited && !finalizedAt} />
      <div>
        <PdfButton
          label={t('pdf')}
          fileName={t('fileName', { student: parties.student })}
          draw={async () => {
            const { agreementPdf } = await import('./agreement-pdf.tsx')
            return agreementPdf(agreement, t, i18n.language)
          }}
        />
      </div>
    </Stack>
  )
}

/** A company can start an agreement; the school takes part once the student agrees. */
function NotShared({ agreement: { id, parties, sides } }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements')
  const share = useShareAgreement(id, () => toast.success({ title: t('shared') }))
  const isStudent = sides.includes('student')
  return (
    <Alert color="amber" variant="light" icon={<IconClock />} title={t('notShared')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {isStudent ? t('notSharedOwn', { school: parties.school }) : t('notSharedText')}
        </Text>
        {isStudent && (
          <Button loading={share.isPending} onClick={() => share.mutate()}>
            {t('share')}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

function AgreementTerms({ agreement: { content } }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements')
  return (
    <Section title={t('terms')}>
      <Facts isSideBySide>
        <Fact label={t('fields.startsOn')}>
          {content.startsOn ? formatCalendarDay(content.startsOn) : noValue}
        </Fact>
        <Fact label={t('fields.endsOn')}>{content.endsOn ? formatCalendarDay(content.endsOn) : noValue}</Fact>
        <Fact label={t('fields.place')}>{content.place}</Fact>
        <Fact label={t('fields.hoursPerWeek')}>{formatNumber(content.hoursPerWeek ?? 0)}</Fact>
        <Fact label={t('hourlyPay')}>
          {formatMoney({ amount: toMinor(content.hourlyPay ?? 0, 'EUR'), currency: 'EUR' })}
        </Fact>
        <Fact label={t('fields.tutorName')}>
          {[content.tutorName, content.tutorContact].filter(Boolean).join(' · ')}
        </Fact>
        <Fact label={t('fields.teacherName')}>
          {[content.teacherName, content.teacherContact].filter(Boolean).join(' · ')}
        </Fact>
      </Facts>
      <div>
        <Text size="sm" c="dimmed">
          {t('fields.tasks')}
        </Text>
        <Text className={classes.tasks}>{content.tasks}</Text>
      </div>
    </Section>
  )
}

function Confirmations({ agreement, isEdited }: { agreement: Agreement; isEdited: boolean }) {
  const { t } = useTranslation('agreements')
  const { confirmations, sides, gaps, finalizedAt, mayConfirm, hash, revision } = agreement
  const [isAsking, setAsking] = useState(false)
  const waiting = agreementSides.filter((side) => !confirmations.some((given) => given.side === side))
  const mine = mayConfirm ? sides.find((side) => waiting.includes(side)) : undefined
  return (
    <Section title={t('confirmations')} hint={finalizedAt ? undefined : t('confirmationsHint')}>
      <ul className={classes.sides}>
        {agreementSides.map((side) => {
          const given = confirmations.find((one) => one.side === side)
          return (
            <li key={side}>
              {given ? <IconCheck size={18} aria-hidden /> : <IconClock size={18} aria-hidden />}
              <Text component="span" fw={600}>
                {t(`sides.${side}`)}
              </Text>
              <Text component="span" c="dimmed">
                {given
                  ? t('confirmedBy', { name: given.name, moment: formatMoment(given.at) })
                  : t('waiting')}
              </Text>
            </li>
          )
        })}
      </ul>
      {mine && (
        <div>
          {gaps.length > 0 || isEdited ? (
            <Text c="dimmed">{t(gaps.length > 0 ? 'incomplete' : 'saveFirst')}</Text>
          ) : (
            <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('confirm')}
            </Button>
          )}
        </div>
      )}
      <Text size="xs" c="dimmed" className={classes.hash} data-written>
        {t('print', { revision, hash })}
      </Text>
      {isAsking && mine && (
        <ConfirmAgreement agreement={agreement} side={mine} onClose={() => setAsking(false)} />
      )}
    </Section>
  )
}

interface ConfirmProps {
  agreement: Agreement
  side: (typeof agreementSides)[number]
  onClose: () => void
}

function ConfirmAgreement({ agreement: { id, revision, parties }, side, onClose }: ConfirmProps) {
  const { t } = useTranslation('agreements')
  const confirm = useConfirmAgreement(id, (isFinal) => {
    toast.success({ title: t(isFinal ? 'final' : 'confirmed') })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      text={t('confirmText', { name: parties[side] })}
      action={t('confirm')}
      change={confirm}
      onConfirm={() => confirm.mutate({ side, revision })}
      onClose={onClose}
    />
  )
}
