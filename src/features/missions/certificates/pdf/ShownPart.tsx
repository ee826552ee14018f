import { Link, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { i18n } from '../../../../i18n/i18n.ts'
import { ink } from '../../../../ui/pdf/ink.ts'
import { PdfHeading } from '../../../../ui/pdf/PdfHeading.tsx'
import { PdfMarkdown } from '../../../../ui/pdf/PdfMarkdown.tsx'
import { printable } from '../../../../ui/pdf/printable.ts'
import type { ShownEvidence } from '../api/answers.ts'
import { isWeb } from '../evidence.ts'

export function ShownPart({ shown: { note, steps, summary, comments } }: { shown: ShownEvidence }) {
  const t = i18n.getFixedT(null, 'certificates')
  return (
    <>
      <PdfHeading>{t('shown.title')}</PdfHeading>
      <Text style={{ fontSize: 8.5, color: ink.soft, marginBottom: 8 }}>{t('shown.notSigned')}</Text>
      {note && (
        <Part title={t('shown.note')}>
          <PdfMarkdown>{note}</PdfMarkdown>
        </Part>
      )}
      {steps.map(({ id, title, text, link, files }) => (
        <Part key={id} title={title}>
          {text && <PdfMarkdown>{text}</PdfMarkdown>}
          {link &&
            (isWeb(link) ? <Link src={link.trim()}>{printable(link)}</Link> : <Text>{printable(link)}</Text>)}
          {files.map((file) => (
            <Text key={file.id}>{t('shown.file', { name: printable(file.name) })}</Text>
          ))}
        </Part>
      ))}
      {summary && (
        <Part title={t('shown.summary')}>
          <PdfMarkdown>{summary}</PdfMarkdown>
        </Part>
      )}
      {comments.map(({ id, title, text }) => (
        <Part key={id} title={t('shown.comment', { criterion: title })}>
          <PdfMarkdown>{text}</PdfMarkdown>
        </Part>
      ))}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 12, paddingLeft: 10, borderLeft: `2pt solid ${ink.line}` }}>
      <Text style={{ fontWeight: 600, marginBottom: 3 }} minPresenceAhead={30}>
        {printable(title)}
      </Text>
      {children}
    </View>
  )
}
