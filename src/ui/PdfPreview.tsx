import { Alert, Anchor, Group, Skeleton, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react'
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PdfPreview.module.css'

interface Props {
  /** The file itself, or a URL to fetch it from. */
  source: Blob | ArrayBuffer | string
  title: string
  /** File name of the download. */
  fileName?: string
}

interface Opened {
  document: PDFDocumentProxy
  pages: PDFPageProxy[]
}

const maxPreviewedPages = 100

/**
 * A PDF in the page, rendered the same in every browser. Its text can be selected and read by screen readers.
 */
export function PdfPreview({ source, title, fileName = `${title}.pdf` }: Props) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setFailed] = useState(false)
  const { ref, width } = useElementSize()

  useEffect(() => {
    let isCurrent = true
    const undo: (() => void)[] = []
    async function open() {
      const file = await toBlob(source)
      if (!isCurrent) return
      const made = URL.createObjectURL(file)
      undo.push(() => URL.revokeObjectURL(made))
      setAddress(made)
      const { openPdf } = await import('../lib/open-pdf.ts')
      const loading = await openPdf(file)
      if (!isCurrent) return void loading.destroy()
      undo.push(() => void loading.destroy())
      const document = await loading.promise
      const numbers = Array.from(
        { length: Math.min(document.numPages, maxPreviewedPages) },
        (_, at) => at + 1,
      )
      const pages = await Promise.all(numbers.map((number) => document.getPage(number)))
      if (!isCurrent) return
      setOpened({ document, pages })
      setFailed(false)
    }
    open().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
      for (const step of undo) step()
    }
  }, [source])

  const download = address ?? (typeof source === 'string' ? source : undefined)
  const count = opened?.document.numPages ?? 0
  return (
    <div>
      <Group justify="space-between" gap="sm" mb="xs" mih={24}>
        <Text size="sm" c="dimmed">
          {!hasFailed && count > 0 && t('pdf.pages', { count })}
          {!hasFailed && count > maxPreviewedPages && ` ${t('pdf.first', { count: maxPreviewedPages })}`}
        </Text>
        {download && (
          <Anchor href={download} download={fileName} size="sm" className={classes.download}>
            <IconDownload size={16} aria-hidden />
            {t('pdf.download')}
          </Anchor>
        )}
      </Group>
      {hasFailed && (
        <Alert color="amber" icon={<IconAlertTriangle />} role="alert">
          {t('pdf.failed')}
        </Alert>
      )}
      {!hasFailed && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long files must be scrollable by keyboard.
        <section className={classes.pages} aria-label={title} tabIndex={0}>
          <div ref={ref}>
            {!opened && <Skeleton className={classes.waiting} />}
            {width > 0 &&
              opened?.pages.map((page) => (
                <PdfPage
                  key={page.pageNumber}
                  page={page}
                  width={width}
                  label={t('pdf.page', { number: page.pageNumber, of: count })}
                />
              ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** One page, rendered when it comes near the visible part. */
function PdfPage({ page, width, label }: { page: PDFPageProxy; width: number; label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const original = page.getViewport({ scale: 1 })
  const scale = width / original.width

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    )
    if (frame.current) watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear) return
    // Keep the previous picture until the new one is complete.
    const canvas = document.createElement('canvas')
    const words = document.createElement('div')
    words.className = classes.words!
    const sharp = page.getViewport({ scale: scale * Math.min(devicePixelRatio || 1, 2) })
    canvas.width = Math.floor(sharp.width)
    canvas.height = Math.floor(sharp.height)
    canvas.setAttribute('aria-hidden', 'true')
    let isCurrent = true
    let drawing: RenderTask | undefined
    async function draw() {
      const { TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs')
      if (!isCurrent) return
      // A file that a newer one replaces is closed already, and refuses to be drawn.
      drawing = page.render({ canvas, viewport: sharp })
      await drawing.promise
      const viewport = page.getViewport({ scale })
      await new TextLayer({
        textContentSource: page.streamTextContent(),
        container: words,
        viewport,
      }).render()
      if (isCurrent) frame.current?.replaceChildren(canvas, words)
    }
    // Superseded by a newer rendering, or closed.
    draw().catch(() => {})
    return () => {
      isCurrent = false
      drawing?.cancel()
    }
  }, [page, scale, isNear])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document is no fieldset.
    <div
      ref={frame}
      role="group"
      aria-label={label}
      className={classes.page}
      style={
        {
          aspectRatio: `${original.width} / ${original.height}`,
          '--total-scale-factor': scale,
        } as CSSProperties
      }
    />
  )
}

async function toBlob(source: Props['source']): Promise<Blob> {
  const type = 'application/pdf'
  if (typeof source !== 'string') return new Blob([source], { type })
  const answer = await fetch(source)
  if (!answer.ok) throw new Error(`The file could not be fetched: ${answer.status}`)
  return new Blob([await answer.arrayBuffer()], { type })
}
