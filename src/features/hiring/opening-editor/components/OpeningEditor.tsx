import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconEye, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Stored } from '../../../../lib/autosave/autosave.ts'
import { paths } from '../../../../lib/paths.ts'
import { PageHeader } from '../../../../ui/PageHeader.tsx'
import { SaveConflict } from '../../../../ui/SaveConflict.tsx'
import { SaveState } from '../../../../ui/SaveState.tsx'
import { ShareButton } from '../../../../ui/share/ShareButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UnsavedChanges } from '../../../../ui/UnsavedChanges.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { OpeningDraft, OpeningEditorData, OpeningField } from '../api/answers.ts'
import { usePublishOpening } from '../api/change-opening.ts'
import { checksQuery } from '../api/get-checks.ts'
import { withWording } from '../model.ts'
import { useOpeningAutosave } from '../use-opening-autosave.ts'
import { useProblemText } from '../use-problem-text.ts'
import { ChecksPanel, goToField, inOrder } from './ChecksPanel.tsx'
import { OpeningBadge } from './OpeningBadge.tsx'
import classes from './OpeningEditor.module.css'
import { StatusActions } from './StatusActions.tsx'
import { AudienceSection } from './sections/AudienceSection.tsx'
import { PaySection } from './sections/PaySection.tsx'
import { ProcessSection } from './sections/ProcessSection.tsx'
import { SkillsSection } from './sections/SkillsSection.tsx'
import { TextSection } from './sections/TextSection.tsx'
import { WorkSection } from './sections/WorkSection.tsx'

const OpeningPreview = lazy(async () => ({
  default: (await import('./OpeningPreview.tsx')).OpeningPreview,
}))

interface Props {
  id: string
  data: OpeningEditorData
  initial: Stored<OpeningDraft>
  /** Further things to do with it. */
  actions?: (draft: OpeningDraft) => ReactNode
}

/** One page in sections, saved while it is written, with what stops publishing beside it. */
export function OpeningEditor({ id, data, initial, actions }: Props) {
  const { t } = useTranslation('openingEditor')
  const path = useAreaPath()
  const navigate = useNavigate()
  const organization = data.organization.id
  const { autosave, state, saved, revision, change } = useOpeningAutosave({
    id,
    organization,
    initial,
    onFirstSave: () => navigate(path(`/openings/${id}/edit`), { replace: true, state: { isSamePage: true } }),
  })
  const draft = state.content
  const { data: checks } = useQuery(checksQuery({ id, organization, ...saved }))
  const { problems = [], findings = [] } = checks ?? {}
  const publish = usePublishOpening()
  const say = useProblemText()
  const [isTried, setTried] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const { opening } = data
  const status = opening?.status ?? 'draft'
  const version = opening?.version ?? 0
  const isPrivate = draft.audience === 'private'
  const isInReview = opening?.isInReview ?? false
  const { isVerified } = data.organization
  const hasChanges = version > 0 && (opening!.hasChanges || saved.revision > opening!.revision)
  const errors = problems.filter(({ level }) => level === 'error')
  const canPublish = status === 'draft' || version === 0 || hasChanges
  const isShown = version > 0 && opening?.slug && draft.audience === 'everyone'
  const errorOf = (field: OpeningField) => {
    const found = isTried && errors.find((problem) => problem.field === field)
    return found ? say(found) : undefined
  }
  async function submit() {
    setTried(true)
    if (!(await autosave.flush())) return
    const [first] = inOrder(errors)
    if (first) return goToField(first.field)
    publish.mutate(
      { id, revision: revision.current },
      {
        onSuccess: (next) => {
          setTried(false)
          toast.success({
            title: t(
              next === 'in_review'
                ? 'publish.submitted'
                : next === 'filled'
                  ? 'publish.filled'
                  : isPrivate
                    ? 'publish.saved'
                    : 'publish.done',
            ),
          })
          if (isPrivate) navigate(path(`/openings/${id}`))
        },
      },
    )
  }
  const section = { draft, data, change, errorOf }
  return (
    <>
      <PageHeader
        title={draft.title || t(version > 0 ? 'list.untitled' : 'newTitle')}
        back={{ to: path('/openings'), label: t('back') }}
      />
      {state.status === 'conflict' && (
        <SaveConflict
          mb="lg"
          theirs={state.theirs === null ? null : undefined}
          onKeepMine={() => autosave.resolve('mine')}
          onTakeTheirs={() => autosave.resolve('theirs')}
        />
      )}
      {opening?.reviewReason && !opening.isInReview && (status === 'draft' || hasChanges) && (
        <Alert color="amber" icon={<IconInfoCircle />} title={t('review.sentBack')} mb="lg">
          {opening.reviewReason}
        </Alert>
      )}
      {isInReview && (
        <Alert color="amber" icon={<IconInfoCircle />} title={t('review.waiting')} mb="lg">
          {t(version > 0 ? 'review.waitingOnline' : 'review.waitingText')}
        </Alert>
      )}
      <div className={classes.layout}>
        <Stack
          gap="lg"
          component="fieldset"
          className={classes.plain}
          {...{ disabled: opening?.isEditable === false }}
        >
          {opening?.isEditable === false && <Text size="sm">{t('leadsOnly')}</Text>}
          <TextSection {...section} />
          <SkillsSection {...section} />
          <WorkSection {...section} />
          {!isPrivate && (
            <>
              <PaySection {...section} />
              <ProcessSection {...section} />
            </>
          )}
          <AudienceSection {...section} />
        </Stack>
        <aside className={classes.side} aria-label={t('side')}>
          <Card padding="md">
            <Stack gap="md">
              <Group gap="sm">
                <OpeningBadge status={status} audience={hasChanges ? undefined : draft.audience} />
                {hasChanges && <Text size="sm">{t('publish.changed')}</Text>}
              </Group>
              <SaveState state={state} onRetry={autosave.flush} />
              <Group gap="xs">
                {canPublish && !isInReview && opening?.isEditable !== false && (
                  <Button loading={publish.isPending} onClick={() => void submit()}>
                    {t(
                      isPrivate
                        ? 'publish.matches'
                        : isVerified
                          ? version > 0
                            ? 'publish.again'
                            : 'publish.now'
                          : version > 0
                            ? 'publish.askAgain'
                            : 'publish.ask',
                    )}
                  </Button>
                )}
                <Button
                  variant="default"
                  leftSection={<IconEye size={18} aria-hidden />}
                  onClick={() => setPreviewed(true)}
                >
                  {t('preview.open')}
                </Button>
                {isShown && <ShareButton path={paths.opening(opening.slug!)} title={draft.title} />}
              </Group>
              {!isVerified && !isPrivate && !isInReview && (hasChanges || status === 'draft') && (
                <Text size="sm" c="dimmed">
                  {t(version > 0 ? 'publish.laterReview' : 'publish.firstReview')}
                </Text>
              )}
              {saved.revision > 0 ? (
                checks && (
                  <ChecksPanel
                    problems={problems}
                    findings={findings}
                    isPublished={version > 0 && !hasChanges}
                    onUse={({ field, words }, better) =>
                      change(withWording(autosave.get().content, field, words, better))
                    }
                  />
                )
              ) : (
                <Text size="sm" c="dimmed">
                  {t('checks.later')}
                </Text>
              )}
              {opening?.isEditable && (
                <StatusActions
                  opening={{ id, title: draft.title, status, audience: opening.document.audience, version }}
                />
              )}
              {actions?.(draft)}
            </Stack>
          </Card>
        </aside>
      </div>
      {isPreviewed && (
        <Suspense>
          <OpeningPreview
            draft={draft}
            company={data.organization.name}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      )}
      <UnsavedChanges
        isDirty={!['saved', 'offline'].includes(state.status) && saved.revision > 0}
        question={t('unsaved.question')}
        stay={t('unsaved.stay')}
        leave={t('unsaved.leave')}
      />
    </>
  )
}
