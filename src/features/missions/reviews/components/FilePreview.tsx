import { Skeleton, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decodeText } from '../../../../../supabase/functions/_shared/tables/decode-text.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { deliveredFileQuery } from '../api/get-file.ts'
import { reviewKeys } from '../api/keys.ts'
import {
  type FilePreviewKind,
  firstRows,
  maxPreviewedRows,
  pictureType,
  shortText,
} from '../file-previews.ts'
import classes from './FilePreview.module.css'

const PdfPreview = lazy(async () => ({
  default: (await import('../../../../ui/PdfPreview.tsx')).PdfPreview,
}))

interface Props {
  path: string
  name: string
  kind: FilePreviewKind
}

/** A submitted file shown in the page, loaded when it is scrolled near. */
export function FilePreview(props: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place}>{isNear ? <LoadedFile {...props} /> : <Skeleton height={160} animate={false} />}</div>
  )
}

/** Nothing in it runs: we render it, or show it as an image. */
function LoadedFile({ path, name, kind }: Props) {
  const { t } = useTranslation('reviews')
  const { data: file, error } = useQuery(deliveredFileQuery(path))
  const failed = <Text c="dimmed">{t('work.noPreview')}</Text>
  if (error) return failed
  if (!file) return <Skeleton height={160} aria-label={t('work.previewOf', { name })} />
  return (
    <section className={classes.preview} aria-label={t('work.previewOf', { name })}>
      {kind === 'pdf' && (
        <Suspense fallback={<Skeleton height={320} />}>
          <PdfPreview source={file} title={name} fileName={name} />
        </Suspense>
      )}
      {kind === 'picture' && <Picture file={file} name={name} />}
      {kind !== 'pdf' && kind !== 'picture' && <Words file={file} path={path} kind={kind} />}
    </section>
  )
}

function Picture({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation('reviews')
  const [address, setAddress] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type: pictureType(name) }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, name])
  if (isBroken) return <Text c="dimmed">{t('work.noPreview')}</Text>
  return (
    address && <img className={classes.picture} src={address} alt={name} onError={() => setBroken(true)} />
  )
}

function Words({ file, path, kind }: { file: Blob } & Omit<Props, 'name'>) {
  const { t } = useTranslation('reviews')
  const { data: text } = useQuery({
    queryKey: reviewKeys.fileText(path),
    queryFn: async () => decodeText(new Uint8Array(await file.arrayBuffer())).text,
    gcTime: 0,
  })
  if (text === undefined) return null
  if (kind !== 'table') {
    const { start, hasMore } = shortText(text)
    return (
      <>
        {kind === 'markdown' ? (
          <div className={classes.scroll}>
            <Markdown>{start}</Markdown>
          </div>
        ) : (
          <pre className={classes.scroll}>{start}</pre>
        )}
        {hasMore && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('work.firstPart')}
          </Text>
        )}
      </>
    )
  }
  const { rows, hasMore } = firstRows(text)
  const [head = [], ...body] = rows
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard. */}
      <div className={classes.scroll} tabIndex={0}>
        <Table striped withColumnBorders stickyHeader className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {head.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
                <Table.Th key={column}>{cell}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {body.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
              <Table.Tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
                  <Table.Td key={column}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {hasMore && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('work.firstRows', { count: maxPreviewedRows })}
        </Text>
      )}
    </>
  )
}
