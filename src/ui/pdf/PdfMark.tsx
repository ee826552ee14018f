import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { displayFont } from './fonts.ts'
import { ink } from './ink.ts'

/** The logo mark and name, as in the app's header. */
export function PdfMark({ size = 22 }: { size?: number }) {
  const line = { fill: 'none', strokeWidth: 3.4, strokeLineCap: 'round' as const }
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: size / 4 }}>
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <Path d="M4 27C7 17 15 9 28 5" stroke={ink.brand} {...line} />
        <Path d="M9 28c3-7 9-12 18-14" stroke={ink.brand} {...line} />
        <Path d="M15 28.5c2-4 6-6.5 11-7.5" stroke={ink.coral} {...line} />
      </Svg>
      <Text style={{ fontFamily: displayFont, fontSize: size * 0.75, color: ink.text }}>Essor</Text>
    </View>
  )
}
