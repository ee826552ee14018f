/** La Poste's establishments share one SIREN and have their own rule. */
const laPoste = '356000000'

/** 14 digits whose Luhn sum is a multiple of ten. */
export function isSiret(text: string): boolean {
  const siret = text.replace(/\s/g, '')
  if (!/^\d{14}$/.test(siret)) return false
  const digits = [...siret].map(Number)
  if (siret.startsWith(laPoste) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0) return true
  const luhn = digits.reduce((sum, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit
    return sum + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return luhn % 10 === 0
}
