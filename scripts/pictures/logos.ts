import { idOf } from './people.ts'

const square = (color: string) => `<rect width="256" height="256" rx="56" fill="${color}"/>`
const disc = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
const shape = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const spread = (count: number, make: (degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => make((index * 360) / count)).join('')
const turned = (drawing: string, degrees: number) =>
  `<g transform="rotate(${degrees} 128 128)">${drawing}</g>`

/** The logos of the demo world's organizations: each a few shapes that remain legible at the size of a letter. */
const marks: [prefix: string, number: number, name: string, mark: string][] = [
  [
    '0c',
    1,
    'Nordelia Logistique',
    square('#173a63') +
      shape('M128 44l72 62v34l-72-62-72 62v-34z', '#fffdf8') +
      shape('M128 104l72 62v34l-72-62-72 62v-34z', '#f47c55'),
  ],
  [
    '0c',
    2,
    'Soléviane Énergies',
    square('#f4c14e') +
      shape('M56 150a72 72 0 0 1 144 0z', '#f2603c') +
      stroke('M128 36v20M64 62l13 16M192 62l-13 16M34 116l20 8M222 116l-20 8', '#f2603c', 13) +
      stroke('M44 176h168M66 206h124', '#17142f', 14),
  ],
  [
    '0c',
    3,
    'Kerlune Data',
    square('#17142f') +
      shape('M150 46a84 84 0 1 0 60 128 70 70 0 0 1-60-128z', '#fdebc2') +
      disc(168, 112, 11, '#77bf9d') +
      disc(194, 88, 11, '#77bf9d') +
      disc(200, 128, 11, '#9c93f0'),
  ],
  [
    '0c',
    4,
    'Pixandre',
    square('#f2603c') +
      [
        [64, 56, '#fffdf8'],
        [112, 56, '#fffdf8'],
        [160, 56, '#fdebc2'],
        [64, 104, '#fffdf8'],
        [160, 104, '#fffdf8'],
        [64, 152, '#fffdf8'],
        [112, 152, '#fffdf8'],
      ]
        .map(([x, y, color]) => `<rect x="${x}" y="${y}" width="42" height="42" rx="7" fill="${color}"/>`)
        .join('') +
      '<rect x="160" y="152" width="42" height="42" rx="7" fill="#17142f"/>',
  ],
  [
    '0c',
    5,
    'Orvéa Santé',
    square('#d3eadf') +
      spread(4, (degrees) =>
        turned(shape('M128 122C92 96 92 60 128 40c36 20 36 56 0 82z', '#2e7d5b'), degrees),
      ) +
      disc(128, 128, 17, '#f2603c'),
  ],
  [
    '0c',
    6,
    'Tessaly Conseil',
    square('#f1f0ff') +
      shape('M128 38l78 45v90l-78-45z', '#4334d1') +
      shape('M128 38L50 83v90l78-45z', '#7669ea') +
      shape('M50 173l78-45 78 45-78 45z', '#17142f'),
  ],
  [
    '0c',
    21,
    'Citélia',
    square('#0f5e73') +
      shape('M60 118a68 68 0 0 1 136 0z', '#fdebc2') +
      [66, 108, 150]
        .map((x) => `<rect x="${x}" y="132" width="40" height="56" rx="8" fill="#fffdf8"/>`)
        .join('') +
      '<rect x="54" y="200" width="148" height="14" rx="7" fill="#f47c55"/>',
  ],
  [
    '0c',
    22,
    'Maison Aubrenne',
    square('#7a2a66') +
      shape('M128 44l84 70v24H44v-24z', '#fdebc2') +
      disc(128, 108, 15, '#7a2a66') +
      stroke('M48 168q20-18 40 0t40 0 40 0 40 0M48 202q20-18 40 0t40 0 40 0 40 0', '#fffdf8', 13),
  ],
  [
    '0c',
    23,
    'Comptine',
    square('#fdebc2') +
      stroke('M48 84h160M48 128h160M48 172h160', '#17142f', 9) +
      [
        [80, 84, '#f2603c'],
        [116, 84, '#f2603c'],
        [176, 84, '#4334d1'],
        [92, 128, '#2e7d5b'],
        [152, 128, '#eeae25'],
        [188, 128, '#eeae25'],
        [76, 172, '#4334d1'],
        [140, 172, '#f2603c'],
      ]
        .map(([x, y, color]) => disc(x as number, y as number, 18, color as string))
        .join(''),
  ],
  [
    '0c',
    24,
    'Verdelin',
    square('#25694c') +
      shape('M124 204C56 180 44 116 62 60c52 22 80 70 62 144z', '#a6d5bf') +
      shape('M132 204c68-24 80-88 62-144-52 22-80 70-62 144z', '#f4c14e'),
  ],
  [
    '0c',
    25,
    'Les Nuits d’Ombelle',
    square('#241e4d') +
      stroke(
        'M128 214V132M128 132L60 92M128 132L88 62M128 132V50M128 132l40-70M128 132l68-40',
        '#9c93f0',
        8,
      ) +
      [
        [60, 92, '#f47c55'],
        [88, 62, '#f4c14e'],
        [128, 50, '#fffdf8'],
        [168, 62, '#f4c14e'],
        [196, 92, '#f47c55'],
      ]
        .map(([x, y, color]) => disc(x as number, y as number, 17, color as string))
        .join(''),
  ],
  [
    '0e',
    1,
    'Campus Lumière-sur-Saône',
    square('#4334d1') +
      shape('M72 132a56 56 0 0 1 112 0z', '#f4c14e') +
      stroke('M128 40v18M70 62l12 14M186 62l-12 14', '#f4c14e', 12) +
      stroke('M44 160q21-18 42 0t42 0 42 0 42 0M44 196q21-18 42 0t42 0 42 0 42 0', '#fffdf8', 13),
  ],
  [
    '0e',
    2,
    'Institut Vauclair',
    square('#8a2b11') +
      shape('M44 70c34-8 62 0 84 22v112c-22-22-50-30-84-22z', '#ffdfd4') +
      shape('M212 70c-34-8-62 0-84 22v112c22-22 50-30 84-22z', '#fffdf8') +
      stroke('M70 104l58 70 58-70', '#f2603c', 13),
  ],
  [
    '0f',
    1,
    'Atelier Trois-Marées',
    square('#cfe6ec') +
      stroke('M40 92q22-36 44 0t44 0 44 0 44 0', '#0f5e73', 17) +
      stroke('M40 138q22-36 44 0t44 0 44 0 44 0', '#4334d1', 17) +
      stroke('M40 184q22-36 44 0t44 0 44 0 44 0', '#f2603c', 17),
  ],
  [
    '0f',
    2,
    'Studio Ronce',
    square('#17142f') +
      [
        [128, 158],
        [104, 140],
        [152, 140],
        [116, 116],
        [140, 116],
        [128, 182],
        [96, 166],
        [160, 166],
      ]
        .map(([x, y], index) => disc(x!, y!, 20, index % 2 ? '#7a2a66' : '#b04a97'))
        .join('') +
      shape('M128 100c-40-4-52-30-52-56 36 2 54 20 52 56z', '#77bf9d') +
      shape('M128 100c40-4 52-30 52-56-36 2-54 20-52 56z', '#4fa67f'),
  ],
  [
    '0f',
    3,
    'Pierre-Yves Castan',
    square('#f6eadb') +
      stroke('M100 56c-30 0-30 16-30 34s0 30-22 38c22 8 22 20 22 38s0 34 30 34', '#4334d1', 17) +
      stroke('M156 56c30 0 30 16 30 34s0 30 22 38c-22 8-22 20-22 38s0 34-30 34', '#4334d1', 17) +
      disc(128, 128, 18, '#f2603c'),
  ],
  [
    '0f',
    4,
    'Maëlys Joubert',
    square('#ffdfd4') +
      disc(128, 128, 78, '#f2603c') +
      shape('M106 88l66 40-66 40z', '#fffdf8') +
      stroke('M52 208c50 20 110 20 152-4', '#4334d1', 14),
  ],
]

export const logos = marks.map(([prefix, number, name, mark]) => ({
  id: idOf(prefix, number),
  name,
  drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">${mark}</svg>`,
}))
