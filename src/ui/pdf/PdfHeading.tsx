import { Text } from '@react-pdf/renderer'
import { displayFont } from './fonts.ts'

/** Never the last line of a page. */
export function PdfHeading({ children }: { children: string }) {
  return (
    <Text
      minPresenceAhead={60}
      style={{ fontFamily: displayFont, fontSize: 14, lineHeight: 1.2, marginTop: 24, marginBottom: 10 }}
    >
      {children}
    </Text>
  )
}
