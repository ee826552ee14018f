/** What is behind the head, and what is over it. `{hair}` and `{shine}` stand for the colors. */
interface Cut {
  back?: string
  front?: string
}

const path = (d: string, more = '') => `<path d="${d}" fill="{hair}" ${more}/>`
const disc = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="{hair}"/>`
const ring = (x: number, y: number, reach: number, r: number, from: number, to: number, step: number) => {
  const discs: string[] = []
  for (let degrees = from; degrees <= to; degrees += step) {
    const angle = (degrees * Math.PI) / 180
    discs.push(
      disc(Math.round(x + reach * Math.cos(angle)), Math.round(y + reach * 1.05 * Math.sin(angle)), r),
    )
  }
  return discs.join('')
}
const strands = (d: string) =>
  `<path d="${d}" fill="none" stroke="{shine}" stroke-width="3" stroke-linecap="round"/>`

/** Over the forehead, parted on the side, in the middle, or as a fringe. */
const sidePart = path(
  'M82 112c-6-42 18-64 48-64 32 0 50 22 44 64-5-18-12-28-22-36-18 10-46 8-58 2-6 10-10 20-12 34z',
)
const middlePart = path('M82 116c-8-46 18-68 46-68s54 22 46 68c-4-24-18-40-46-46-28 6-42 22-46 46z')
const fringe = path('M80 112c-6-44 18-64 48-64s54 20 48 64c-2-6-4-10-6-14-14-6-70-6-84 0-2 4-4 8-6 14z')
const cropped = path('M84 108c-6-38 14-58 44-58s50 20 44 58c-3-14-7-22-12-26-16-6-48-6-64 0-5 4-9 12-12 26z')

const longBack = 'M74 108c0-38 22-60 54-60s54 22 54 60v78c0 14-10 22-22 22H96c-12 0-22-8-22-22z'

const cuts = {
  straight: { back: path(longBack), front: middlePart },
  sideSwept: { back: path(longBack), front: sidePart },
  fringe: { back: path(longBack), front: fringe },
  bob: {
    back: path('M74 108c0-38 22-60 54-60s54 22 54 60v42c0 14-8 20-20 20H94c-12 0-20-6-20-20z'),
    front: fringe,
  },
  bobParted: {
    back: path('M74 108c0-38 22-60 54-60s54 22 54 60v40c0 16-8 24-20 22H94c-12 2-20-6-20-22z'),
    front: sidePart,
  },
  wavy: {
    back:
      path('M76 108c0-38 22-60 52-60s52 22 52 60v70H76z') +
      [84, 108, 132, 156, 172].map((x) => disc(x, 188, 16)).join('') +
      [
        [74, 128],
        [72, 154],
        [76, 178],
        [182, 128],
        [184, 154],
        [180, 178],
      ]
        .map(([x, y]) => disc(x!, y!, 15))
        .join(''),
    front: sidePart,
  },
  curls: {
    back:
      ring(128, 104, 52, 24, 150, 390, 20) +
      ring(128, 140, 56, 20, 0, 30, 15) +
      ring(128, 140, 56, 20, 150, 180, 15),
    front:
      ring(128, 108, 46, 16, 205, 335, 16) + path('M88 92c8-24 24-36 40-36s32 12 40 36c-20-14-60-14-80 0z'),
  },
  afro: {
    back: disc(128, 92, 70),
    front: path('M86 104c0-32 18-48 42-48s42 16 42 48c-10-24-24-32-42-32s-32 8-42 32z'),
  },
  puff: {
    back: disc(128, 42, 36),
    front: path('M85 106c-2-38 16-56 43-56s45 18 43 56c-8-22-22-32-43-32s-35 10-43 32z'),
  },
  twoPuffs: {
    back: disc(74, 66, 28) + disc(182, 66, 28),
    front: path('M85 106c-2-38 16-56 43-56s45 18 43 56c-8-22-22-34-43-36-21 2-35 14-43 36z'),
  },
  braids: {
    back: path(longBack) + strands('M88 120v82M101 130v76M155 130v76M168 120v82'),
    front: middlePart + strands('M128 54v14M112 58q-12 8-18 22M144 58q12 8 18 22'),
  },
  bun: {
    back: disc(128, 38, 24),
    front: path('M84 110c-6-40 14-60 44-60s50 20 44 60c-8-26-22-38-44-38s-36 12-44 38z'),
  },
  lowBun: { back: disc(128, 160, 46), front: sidePart },
  ponytail: {
    back: path('M168 70c30 8 36 50 26 96-2 12-16 12-18 0-2-28-6-50-18-64z'),
    front: path('M84 110c-6-40 14-60 44-60s50 20 44 60c-6-20-16-32-34-36-24 6-44 14-54 36z'),
  },
  pixie: {
    front: path(
      'M82 120c-8-46 16-72 48-72 34 0 50 26 44 72-4-10-6-22-10-30-22 2-50-2-64-12-8 12-14 26-18 42z',
    ),
  },
  short: { front: cropped },
  sidePart: {
    front: path(
      'M84 110c-8-40 10-64 46-64 36-2 50 24 42 64-3-14-6-22-12-28-24 4-46 0-60-10-8 10-12 22-16 38z',
    ),
  },
  quiff: {
    front: path(
      'M84 108c-4-18-4-30 2-40-2-16 20-30 46-28 30 2 46 22 40 68-3-14-6-22-11-28-20-4-42-8-56-2-12 6-17 16-21 30z',
    ),
  },
  buzz: {
    front: path(
      'M85 104c-4-36 15-52 43-52s47 16 43 52c-4-14-9-20-14-24-16-4-42-4-58 0-5 4-10 10-14 24z',
      'opacity=".82"',
    ),
  },
  curlyTop: {
    front:
      path('M86 104c0-26 16-40 42-40s42 14 42 40c-4-10-8-16-13-20-16-4-42-4-58 0-5 4-9 10-13 20z') +
      ring(128, 84, 36, 15, 190, 350, 20) +
      disc(128, 62, 20),
  },
  locs: {
    back: [82, 94, 162, 174]
      .map((x) => `<rect x="${x - 7}" y="70" width="14" height="72" rx="7" fill="{hair}"/>`)
      .join(''),
    front:
      path('M85 100c-2-34 16-50 43-50s45 16 43 50c-8-18-22-26-43-26s-35 8-43 26z') +
      [92, 106, 120, 136, 150, 164]
        .map(
          (x, index) =>
            `<rect x="${x - 7}" y="${50 + Math.abs(2.5 - index) * 4}" width="14" height="36" rx="7" fill="{hair}"/>`,
        )
        .join(''),
  },
  receding: {
    front: path(
      'M84 116c-6-26-2-42 10-52 2 12 2 24-2 34-3 4-6 10-8 18zM172 116c6-26 2-42-10-52-2 12-2 24 2 34 3 4 6 10 8 18z',
    ),
  },
  bald: {},
  manBun: {
    back: disc(128, 40, 18),
    front: path('M84 106c-6-36 14-56 44-56s50 20 44 56c-8-22-22-32-44-32s-36 10-44 32z'),
  },
  shoulder: {
    back: path('M76 108c0-38 22-58 52-58s52 20 52 58v52c0 10-8 16-16 16H92c-8 0-16-6-16-16z'),
    front: middlePart,
  },
} satisfies Record<string, Cut>

export type CutName = keyof typeof cuts
export const cutOf = (name: CutName): Cut => cuts[name]
