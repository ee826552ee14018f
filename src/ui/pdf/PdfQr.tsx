import { Path, Svg } from '@react-pdf/renderer'
import { qrPath } from '../../lib/qr.ts'
import { ink } from './ink.ts'

/** A URL to scan with a phone. */
export function PdfQr({ address, size = 72 }: { address: string; size?: number }) {
  const { path, modules } = qrPath(address)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules} ${modules}`}>
      <Path d={path} fill={ink.text} />
    </Svg>
  )
}
