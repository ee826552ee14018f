import { Alert, Stack, Text } from '@mantine/core'
import { IconClock, IconClockExclamation, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import type { Draft, MyApplication } from '../../../features/hiring/opening-applications/api/answers.ts'
import {
  useApply,
  useChangeApplication,
} from '../../../features/hiring/opening-applications/api/change-application.ts'
import {
  draftQuery,
  myApplicationQuery,
} from '../../../features/hiring/opening-applications/api/get-application.ts'
import { ApplyForm } from '../../../features/hiring/opening-applications/components/ApplyForm.tsx'
import { paths } from '../../../lib/paths.ts'
import { id } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { QueryView } from '../../../ui/QueryView.tsx'
import { toast } from '../../../ui/toast.ts'
import { showPerson } from '../../shared/opening-applications/show-person.tsx'

const params = { change: id() }

/** Applying to an opening, or changing an application that the team hasn't opened. */
export function ApplyPage() {
  const { slug = '' } = useParams()
  const me = useSignedIn().id
  const { change } = useUrlState(params).values
  const draft = useQuery(draftQuery(me, slug))
  const sent = useQuery({ ...myApplicationQuery(me, change ?? ''), enabled: Boolean(change) })
  return (
    <QueryView query={draft}>
      {(data) =>
        change ? (
          <QueryView query={sent}>
            {(application) => <Change draft={data} application={application} />}
          </QueryView>
        ) : (
          <Apply draft={data} />
        )
      }
    </QueryView>
  )
}

function Header({ draft: { title, slug, company, answerDays, lateAnswers } }: { draft: Draft }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'apply' })
  return (
    <>
      <PageHeader
        title={t('title', { title })}
        description={company}
        back={{ to: paths.opening(slug), label: t('back') }}
        isTight
      />
      {answerDays !== null && (
        <Text c="dimmed">
          <IconClock size={16} aria-hidden style={{ verticalAlign: '-0.15em' }} />{' '}
          {t('promise', { count: answerDays, company })}
        </Text>
      )}
      {lateAnswers > 0 && (
        <Alert
          icon={<IconClockExclamation />}
          color="amber"
          variant="light"
          title={t('late', { count: lateAnswers })}
        >
          {t('lateText', { company })}
        </Alert>
      )}
    </>
  )
}

function Apply({ draft }: { draft: Draft }) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const navigate = useNavigate()
  const apply = useApply(draft, (application) => {
    toast.success({ title: t('apply.sent') })
    void navigate(path(`/opportunities/applications/${application}`))
  })
  const stop = draft.isOwn ? 'own' : draft.stop
  return (
    <Stack gap="md" maw={900}>
      <Header draft={draft} />
      {draft.application && !apply.isSuccess ? (
        <EmptyState
          title={t('apply.applied')}
          text={t('apply.appliedText')}
          action={
            <LinkButton to={path(`/opportunities/applications/${draft.application}`)}>
              {t('apply.toApplication')}
            </LinkButton>
          }
        />
      ) : stop ? (
        <Alert icon={<IconInfoCircle />} color="amber" variant="light" title={t('apply.stopped')}>
          {t(`errors.opening_${stop}`)}
        </Alert>
      ) : (
        <ApplyForm
          draft={draft}
          action={t('apply.send')}
          isPending={apply.isPending}
          error={apply.error}
          person={showPerson}
          onSubmit={(form, onSent) => apply.mutate(form, { onSuccess: onSent })}
        />
      )}
    </Stack>
  )
}

function Change({ draft, application }: { draft: Draft; application: MyApplication }) {
  const { t } = useTranslation('openingApplications')
  const path = useAreaPath()
  const navigate = useNavigate()
  const page = path(`/opportunities/applications/${application.id}`)
  const save = useChangeApplication(application.id, application.revision, () => {
    toast.success({ title: t('apply.saved') })
    void navigate(page)
  })
  return (
    <Stack gap="md" maw={900}>
      <Header draft={draft} />
      {application.mayChange || save.isPending || save.isSuccess ? (
        <ApplyForm
          draft={draft}
          sent={application.form}
          action={t('apply.save')}
          isPending={save.isPending}
          error={save.error}
          person={showPerson}
          onSubmit={(form, onSent) => save.mutate(form, { onSuccess: onSent })}
        />
      ) : (
        <EmptyState
          title={t('apply.applied')}
          text={t('errors.application_opened')}
          action={<LinkButton to={page}>{t('apply.toApplication')}</LinkButton>}
        />
      )}
    </Stack>
  )
}
