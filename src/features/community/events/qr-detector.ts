export interface QrDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): QrDetector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's QR code reader; if it has none, ours, which loads only then. */
export async function createQrDetector(): Promise<QrDetector> {
  const { BarcodeDetector: BuiltIn } = globalThis as { BarcodeDetector?: DetectorClass }
  if (BuiltIn && (await BuiltIn.getSupportedFormats()).includes('qr_code'))
    return new BuiltIn({ formats: ['qr_code'] })
  const [{ BarcodeDetector, prepareZXingModule }, { default: reader }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: () => reader } })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
