import { Text, View } from '@react-pdf/renderer'
import { displayFont } from './fonts.ts'
import { ink } from './ink.ts'

/** The most important numbers of a document, in a row. */
export function PdfFigures({ figures }: { figures: { label: string; value: string }[] }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: 12,
        marginTop: 14,
        padding: 12,
        borderRadius: 6,
        backgroundColor: ink.wash,
      }}
    >
      {figures.map(({ label, value }) => (
        <View key={label} style={{ flex: 1 }}>
          <Text style={{ fontSize: 8, color: ink.soft }}>{label}</Text>
          <Text style={{ fontFamily: displayFont, fontSize: 14, lineHeight: 1.3 }}>{value}</Text>
        </View>
      ))}
    </View>
  )
}
