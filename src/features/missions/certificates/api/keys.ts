export const certificateKeys = {
  page: (code: string) => ['certificate', code] as const,
  example: ['certificate', 'example'] as const,
  choices: (code: string) => ['certificate-choices', code] as const,
  issued: ['issued-certificates'] as const,
  issuedPage: (search: string, show: string | undefined, page: number) =>
    ['issued-certificates', search, show, page] as const,
  issuerKeys: ['issuer-keys'] as const,
  signature: (code: string, keys: unknown) => ['signature', code, keys] as const,
  badgeAddress: (code: string, language: string) => ['badge-address', code, language] as const,
}
