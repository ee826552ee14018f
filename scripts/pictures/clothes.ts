const body = 'M30 262c0-48 30-66 66-72h64c36 6 66 24 66 72z'

/** Over the shoulders; `{cloth}` and `{trim}` stand for the colors. */
const base = `<path d="${body}" fill="{cloth}"/>`
const neckline = (d: string) => `<path d="${d}" fill="{skin}"/>`

export const clothes = {
  crew: `${base}${neckline('M100 188q28 28 56 0l-4-6h-48z')}<path d="M98 190q30 32 60 0" fill="none" stroke="{trim}" stroke-width="6" stroke-linecap="round"/>`,
  vneck: `${base}${neckline('M102 188l26 38 26-38-4-6h-44z')}`,
  shirt: `${base}${neckline('M106 186l22 26 22-26z')}<path d="M104 182l24 30-20 18-20-38zM152 182l-24 30 20 18 20-38z" fill="{trim}"/><path d="M128 214v46" stroke="{trim}" stroke-width="4"/>`,
  blazer: `${base}<path d="M102 186l26 74 26-74z" fill="{trim}"/>${neckline('M108 184l20 24 20-24z')}<path d="M100 186l-22 18 14 16-8 10 40 32zM156 186l22 18-14 16 8 10-40 32z" fill="{cloth}" stroke="{line}" stroke-width="2.500" stroke-linejoin="round"/>`,
  hoodie: `${base}<path d="M86 192c4 30 24 40 42 40s38-10 42-40c-8-6-12-8-20-8 0 20-10 30-22 30s-22-10-22-30c-8 0-12 2-20 8z" fill="{trim}"/><path d="M114 226v26M142 226v26" stroke="{trim}" stroke-width="4" stroke-linecap="round"/>`,
  turtleneck: `${base}<path d="M102 160h52v36q-26 14-52 0z" fill="{cloth}"/><path d="M102 178q26 12 52 0" fill="none" stroke="{line}" stroke-width="2.500"/>`,
  stripes: `<clipPath id="body"><path d="${body}"/></clipPath>${base}<g clip-path="url(#body)"><path d="M20 216h216M20 236h216M20 256h216" stroke="{trim}" stroke-width="8"/></g>${neckline('M100 188q28 28 56 0l-4-6h-48z')}`,
  scarf: `${base}<path d="M94 176q34 22 68 0l8 22q-42 28-84 0z" fill="{trim}"/><path d="M142 204l24 50-30 6z" fill="{trim}"/>`,
} as const

export type Clothing = keyof typeof clothes
