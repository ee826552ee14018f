import { Button, CloseButton, Group, Text } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../../lib/url-state/url-params.ts'
import { CatalogSkeleton } from '../../../../ui/CatalogSkeleton.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { FilterBar } from '../../../../ui/FilterBar.tsx'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ListView } from '../../../../ui/ListView.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { OpeningCards } from '../../../hiring/opening-board/components/OpeningCards.tsx'
import { titleIn } from '../../../hiring/opening-board/model.ts'
import { contractKinds } from '../../../profile/profiles/model.ts'
import type { Recommendation, SchoolOpening } from '../api/answers.ts'
import { useWithdrawRecommendation } from '../api/change-recommendations.ts'
import { schoolOpeningsPageSize, schoolOpeningsQuery } from '../api/get-school-openings.ts'
import { RecommendDialog } from './RecommendDialog.tsx'
import classes from './SchoolOpenings.module.css'

const shows = ['shared', 'recommended'] as const
const filters = { contract: oneOf(contractKinds), show: oneOf(shows) }

/** Openings that the school's students can apply to, each with the cohorts it is recommended to. */
export function SchoolOpenings({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation(['schoolOpenings', 'openingBoard', 'profiles'])
  const path = useAreaPath()
  const list = useListState(filters)
  const { values, search, set } = list
  const filter = useMemo(
    () => ({
      ...(search.trim() && { search: search.trim().slice(0, 200) }),
      ...(values.contract && { contract: values.contract }),
      ...(values.show && { show: values.show }),
    }),
    [search, values.contract, values.show],
  )
  const query = useQuery(schoolOpeningsQuery(organizationId, filter, list.page - 1))
  const { data } = query
  const [chosen, setChosen] = useState<SchoolOpening>()
  const [withdrawn, setWithdrawn] = useState<Recommendation>()
  return (
    <>
      <FilterBar
        list={list}
        label={t('openingBoard:filters.label')}
        search={t('openingBoard:filters.search')}
      >
        <FilterSelect
          aria-label={t('openingBoard:filters.contract')}
          all={t('openingBoard:filters.contract')}
          choices={contractKinds.map((value) => ({ value, label: t(`profiles:contractKinds.${value}`) }))}
          value={values.contract}
          onChange={(contract) => set({ contract })}
        />
        <FilterSelect
          aria-label={t('show')}
          all={t('shows.all')}
          choices={shows.map((value) => ({ value, label: t(`shows.${value}`) }))}
          value={values.show}
          onChange={(show) => set({ show })}
        />
      </FilterBar>
      <Text role="status" c="dimmed" my="md">
        {data &&
          t(data.isMore ? 'openingBoard:board.foundMore' : 'openingBoard:board.found', { count: data.total })}
      </Text>
      <ListView
        query={query}
        rows={data?.openings}
        list={list}
        skeleton={<CatalogSkeleton height={300} />}
        empty={
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={path('/partnerships')}>{t('toPartnerships')}</LinkButton>}
          />
        }
        noMatch={{ title: t('openingBoard:board.empty'), text: t('noMatch') }}
        pages={{
          label: t('openingBoard:board.pages'),
          total: Math.ceil((data?.total ?? 0) / schoolOpeningsPageSize),
        }}
      >
        {(openings) => (
          <OpeningCards
            openings={openings}
            footer={(opening) => (
              <Recommendations
                opening={opening}
                onRecommend={() => setChosen(opening)}
                onWithdraw={setWithdrawn}
              />
            )}
          />
        )}
      </ListView>
      {chosen && (
        <RecommendDialog
          organizationId={organizationId}
          opening={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
      {withdrawn && <WithdrawDialog recommendation={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </>
  )
}

interface RecommendationsProps {
  opening: SchoolOpening
  onRecommend: () => void
  onWithdraw: (recommendation: Recommendation) => void
}

function Recommendations({ opening, onRecommend, onWithdraw }: RecommendationsProps) {
  const { t, i18n } = useTranslation('schoolOpenings')
  const { title } = titleIn(opening, i18n.language)
  const { recommendations } = opening
  return (
    <div className={classes.footer}>
      {recommendations.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            {t('recommendedTo')}
          </Text>
          <ul className={classes.cohorts}>
            {recommendations.map((one) => (
              <li key={one.id}>
                <Text size="sm" component="span">
                  {one.cohort}
                </Text>
                <CloseButton
                  size="sm"
                  aria-label={t('withdrawOne', { title, cohort: one.cohort })}
                  aria-haspopup="dialog"
                  onClick={() => onWithdraw(one)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Group>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconSpeakerphone size={16} aria-hidden />}
          aria-label={t('recommendOne', { title })}
          aria-haspopup="dialog"
          onClick={onRecommend}
        >
          {t('recommend')}
        </Button>
      </Group>
    </div>
  )
}

interface WithdrawProps {
  recommendation: Recommendation
  onClose: () => void
}

function WithdrawDialog({ recommendation: { id, cohort }, onClose }: WithdrawProps) {
  const { t } = useTranslation('schoolOpenings')
  const withdraw = useWithdrawRecommendation(() => {
    toast.success({ title: t('withdrawn') })
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('withdrawTitle')}
      text={t('withdrawText', { cohort })}
      action={t('withdraw')}
      change={withdraw}
      onConfirm={() => withdraw.mutate(id)}
      onClose={onClose}
    />
  )
}
