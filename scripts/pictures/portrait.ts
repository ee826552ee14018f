import { type Clothing, clothes } from './clothes.ts'
import { type CutName, cutOf } from './hair.ts'

const skins = [
  '#f8dcc8',
  '#f2c9a9',
  '#e6b08a',
  '#d3996b',
  '#b97c52',
  '#986340',
  '#815237',
  '#6a4230',
] as const
const hairs = {
  black: '#1f1a26',
  espresso: '#33231f',
  brown: '#553628',
  chestnut: '#7b4a2c',
  copper: '#b05a33',
  blond: '#d8a657',
  light: '#ebca8a',
  gray: '#9c98a6',
  silver: '#d4d0da',
} as const
const grounds = [
  ['#dfdcfc', '#cbc5f9'],
  ['#fdebc2', '#f9d789'],
  ['#ffdfd4', '#fbbca7'],
  ['#d3eadf', '#a6d5bf'],
  ['#bbb5f6', '#9c93f0'],
  ['#f6eadb', '#ecd7bb'],
  ['#cfe6ec', '#a5cfda'],
] as const
const cloths = [
  ['#4334d1', '#bbb5f6'],
  ['#f2603c', '#ffdfd4'],
  ['#2e7d5b', '#a6d5bf'],
  ['#17142f', '#fffdf8'],
  ['#fffdf8', '#4334d1'],
  ['#eeae25', '#fff7e3'],
  ['#0f5e73', '#cfe6ec'],
  ['#7a2a66', '#f3d3e9'],
  ['#5d4ee4', '#fdebc2'],
] as const

export interface Looks {
  /** From light (0) to dark (7). */
  skin: number
  hair: keyof typeof hairs
  cut: CutName
  wears?: Clothing
  extras?: (
    | 'glasses'
    | 'roundGlasses'
    | 'beard'
    | 'stubble'
    | 'moustache'
    | 'freckles'
    | 'earrings'
    | 'grin'
  )[]
}

/** Small numbers derived from an ID, so that a portrait is always the same. */
function numbersOf(id: string) {
  let state = [...id].reduce(
    (sum, character) => Math.imul(sum ^ character.charCodeAt(0), 16777619),
    2166136261,
  )
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

const darker = (color: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

const head = 'M86 100a42 44 0 0 1 84 0v24a42 46 0 0 1-84 0z'
const beard = 'M86 112v12a42 48 0 0 0 84 0v-12c-3 16-10 24-20 24-14-6-30-6-44 0-10 0-17-8-20-24z'

/** A person's portrait as SVG: flat shapes in the brand's colors. */
export function drawPortrait(id: string, { skin, hair, cut, wears, extras = [] }: Looks): string {
  const number = numbersOf(id)
  const tone = skins[skin]!
  const shade = darker(tone, 0.14)
  const hairColor = hairs[hair]
  const [ground, halo] = grounds[number(grounds.length)]!
  const [cloth, trim] = cloths[number(cloths.length)]!
  const clothing = wears ?? (Object.keys(clothes) as Clothing[])[number(Object.keys(clothes).length)]!
  const { back = '', front = '' } = cutOf(cut) as { back?: string; front?: string }
  const has = (extra: (typeof extras)[number]) => extras.includes(extra)
  const colors: Record<string, string> = {
    hair: hairColor,
    shine: skin > 4 ? darker(hairColor, -0.9) : darker(hairColor, 0.3),
    skin: tone,
    cloth,
    trim,
    line: darker(cloth, 0.25),
  }
  const paint = (drawing: string) => drawing.replaceAll(/\{(\w+)\}/g, (_, name: string) => colors[name]!)
  const brow = hair === 'silver' || hair === 'gray' ? '#6f6a7a' : darker(hairColor, 0.1)
  const feature = darker(tone, 0.3)
  const lift = number(4)
  const glasses = has('glasses') || has('roundGlasses')
  const lens = (x: number) =>
    has('roundGlasses')
      ? `<circle cx="${x}" cy="118" r="14"/>`
      : `<rect x="${x - 15}" y="106" width="30" height="23" rx="8"/>`
  const mouth = has('grin')
    ? '<path d="M113 140q15 5 30 0c-1 11-7 16-15 16s-14-5-15-16z" fill="#fffdf8"/>'
    : `<path d="M${115 - (lift % 2)} 142q13 ${9 + lift} 26 0" fill="none" stroke="${skin > 5 ? '#e0917c' : '#8c3f35'}" stroke-width="4" stroke-linecap="round"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${ground}"/>
<circle cx="${[60, 128, 196][number(3)]}" cy="${96 + number(50)}" r="${92 + number(24)}" fill="${halo}"/>
<g transform="translate(-23 -9) scale(1.18)">
${paint(back)}
<path d="M108 144h40v44q-20 20-40 0z" fill="${shade}"/>
${paint(clothes[clothing])}
<path d="M108 150h40v${clothing === 'turtleneck' ? 8 : 20}q-20 18-40 0z" fill="${shade}"/>
${clothing === 'turtleneck' || clothing === 'scarf' ? paint(clothes[clothing].replace(/^<path[^>]*>/, '')) : ''}
<circle cx="86" cy="118" r="10" fill="${tone}"/><circle cx="170" cy="118" r="10" fill="${tone}"/>
<path d="${head}" fill="${tone}"/>
${has('earrings') ? '<circle cx="85" cy="132" r="4.500" fill="#eeae25"/><circle cx="171" cy="132" r="4.500" fill="#eeae25"/>' : ''}
<g fill="#f2603c" opacity="${skin > 4 ? 0.16 : 0.2}"><circle cx="104" cy="136" r="9"/><circle cx="152" cy="136" r="9"/></g>
${has('stubble') ? `<path d="${beard}" fill="${hairColor}" opacity=".22"/>` : ''}
${has('beard') ? `<path d="${beard}" fill="${hairColor}"/>` : ''}
<path d="M128 116q6 12-3 15" fill="none" stroke="${feature}" stroke-width="3.500" stroke-linecap="round"/>
<g fill="#17142f"><circle cx="111" cy="117" r="4.600"/><circle cx="145" cy="117" r="4.600"/></g>
<g fill="#fffdf8"><circle cx="112.500" cy="115.500" r="1.500"/><circle cx="146.500" cy="115.500" r="1.500"/></g>
<path d="M102 ${105 - lift}q8-${4 + (lift % 3)} 17-1M137 ${104 - lift}q9-3 17 1" fill="none" stroke="${brow}" stroke-width="4.200" stroke-linecap="round"/>
${
  has('freckles')
    ? `<g fill="${feature}">${[
        [98, 130],
        [105, 133],
        [111, 129],
        [145, 129],
        [151, 133],
        [158, 130],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.500"/>`)
        .join('')}</g>`
    : ''
}
${mouth}
${has('moustache') ? `<path d="M110 138q9-9 18-3 9-6 18 3-9 5-18 1-9 4-18-1z" fill="${hairColor}"/>` : ''}
${paint(front)}
${glasses ? `<g fill="#fff" fill-opacity=".18" stroke="#17142f" stroke-width="3.500">${lens(110)}${lens(146)}<path d="M124 117q4-3 8 0M95 115l-9-2M161 115l9-2" fill="none"/></g>` : ''}
</g></svg>`
}
