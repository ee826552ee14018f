import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alphabet } from '../../../../lib/formats/names.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { editedListQuery } from '../api/catalogue-lists.ts'
import { type Entries, holdsWords, type Kind } from '../model.ts'
import { useCatalogueList } from '../use-catalogue-list.ts'
import { ListControls } from './ListControls.tsx'
import { ListFrame } from './ListFrame.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { RowActions } from './RowActions.tsx'

type Columns<Row> = ComponentProps<typeof ResponsiveTable<Row>>['columns']

interface Props<K extends Kind> {
  kind: K
  label: string
  searchLabel: string
  addLabel: string
  /** In the current language. */
  nameOf: (entry: Entries[K]) => string
  /** What it can be found by. */
  wordsOf: (entry: Entries[K]) => string[]
  columns: Columns<Entries[K]>
  /** More filters, next to the search. */
  filters?: ReactNode
  fits?: (entry: Entries[K]) => boolean
  /** An undefined entry means a new one. */
  editor: (entry: Entries[K] | undefined, onClose: () => void) => ReactNode
  merger?: (entry: Entries[K], onClose: () => void) => ReactNode
}

interface Open<Row> {
  what: 'edit' | 'merge' | 'retire'
  entry?: Row
}

/** One list of the catalog, searchable and paged, with actions on each row. */
export function EditableList<K extends Kind>(props: Props<K>) {
  const { kind, label, nameOf, wordsOf, columns, fits = () => true, editor, merger } = props
  const { t, i18n } = useTranslation('referenceData')
  const list = useCatalogueList()
  const [open, setOpen] = useState<Open<Entries[K]>>()
  const query = useQuery(editedListQuery(kind))
  // Questions are sorted by kind; the rest by name, in the language of the page.
  const order = alphabet(i18n.language)
  const sorted =
    kind === 'question' ? query.data : query.data?.toSorted((one, other) => order(nameOf(one), nameOf(other)))
  const found = sorted && list.shown(sorted, (one) => fits(one) && holdsWords(list.search, ...wordsOf(one)))
  const close = () => setOpen(undefined)
  const actions = (entry: Entries[K]) => (
    <RowActions
      name={nameOf(entry)}
      isRetired={entry.retired_at !== null}
      onEdit={() => setOpen({ what: 'edit', entry })}
      onMerge={merger && (() => setOpen({ what: 'merge', entry }))}
      onRetire={() => setOpen({ what: 'retire', entry })}
    />
  )
  return (
    <>
      <ListFrame
        found={found}
        query={query}
        list={list}
        controls={
          <ListControls
            list={list}
            searchLabel={props.searchLabel}
            addLabel={props.addLabel}
            onAdd={() => setOpen({ what: 'edit' })}
          >
            {props.filters}
          </ListControls>
        }
      >
        <ResponsiveTable
          caption={label}
          rows={found?.rows ?? []}
          keyOf={({ slug }) => slug}
          columns={[...columns, { header: t('actions'), width: merger ? 132 : 96, cell: actions }]}
        />
      </ListFrame>
      {open?.what === 'edit' && editor(open.entry, close)}
      {open?.what === 'merge' && open.entry && merger?.(open.entry, close)}
      {open?.what === 'retire' && open.entry && (
        <RetireDialog
          kind={kind}
          slug={open.entry.slug}
          name={nameOf(open.entry)}
          isRetired={open.entry.retired_at !== null}
          onClose={close}
        />
      )}
    </>
  )
}
