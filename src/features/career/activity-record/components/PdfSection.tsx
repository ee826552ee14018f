import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { displayFont } from '../../../../ui/pdf/fonts.ts'

/** Keeps a heading from being left alone at the bottom of a page. */
export function PdfSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={{ marginTop: 18 }}>
      <Text
        minPresenceAhead={60}
        style={{ fontFamily: displayFont, fontSize: 13, lineHeight: 1.3, marginBottom: 6 }}
      >
        {title}
      </Text>
      {children}
    </View>
  )
}
