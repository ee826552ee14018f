import { qrPath } from '../lib/qr.ts'

/** Dark on white in both themes, with the quiet zone that cameras need. */
export function QrCode({ text, label, size = 148 }: { text: string; label: string; size?: number }) {
  const { path, modules } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`-4 -4 ${modules + 8} ${modules + 8}`}
    >
      <rect x={-4} y={-4} width={modules + 8} height={modules + 8} fill="#fff" />
      <path d={path} fill="#17142f" />
    </svg>
  )
}
