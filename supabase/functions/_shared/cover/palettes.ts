import type { Tone } from './shapes.ts'

/** Separate from the colors, which the web app has in its styles. The order decides which palette a mission gets. */
export const paletteNames = ['indigo', 'sand', 'moss', 'coral', 'lilac', 'amber', 'ink'] as const

export type PaletteName = (typeof paletteNames)[number]

/** The colors of covers in the light theme, as in MissionCover.module.css. */
export const coverColors = {
  indigo: {
    ground: '#4334d1',
    shade: '#5142dd',
    a: '#f2603c',
    b: '#f9d789',
    c: '#bbb5f6',
    d: '#77bf9d',
    ink: '#17142f',
    paper: '#fffdf8',
  },
  sand: {
    ground: '#f6eadb',
    shade: '#edd9bf',
    a: '#4334d1',
    b: '#f2603c',
    c: '#f4c14e',
    d: '#4fa67f',
    ink: '#17142f',
    paper: '#fffdf8',
  },
  moss: {
    ground: '#2e7d5b',
    shade: '#3a8d69',
    a: '#f9d789',
    b: '#f47c55',
    c: '#a6d5bf',
    d: '#bbb5f6',
    ink: '#17142f',
    paper: '#fffdf8',
  },
  coral: {
    ground: '#f47c55',
    shade: '#f79272',
    a: '#4334d1',
    b: '#fdebc2',
    c: '#fbc8b6',
    d: '#2e7d5b',
    ink: '#17142f',
    paper: '#fffdf8',
  },
  lilac: {
    ground: '#dfdcfc',
    shade: '#cfcaf8',
    a: '#f2603c',
    b: '#4334d1',
    c: '#9c93f0',
    d: '#f4c14e',
    ink: '#17142f',
    paper: '#fffdf8',
  },
  amber: {
    ground: '#f4c14e',
    shade: '#f7cf75',
    a: '#4334d1',
    b: '#e2512d',
    c: '#fff1cf',
    d: '#2e7d5b',
    ink: '#17142f',
    paper: '#fffdf8',
  },
  ink: {
    ground: '#2f2866',
    shade: '#3d357d',
    a: '#f47c55',
    b: '#f4c14e',
    c: '#7669ea',
    d: '#77bf9d',
    ink: '#0b0a17',
    paper: '#fffdf8',
  },
} satisfies Record<PaletteName, Record<Tone, string>>

/** What differs in the dark theme, as in MissionCover.module.css. */
export const darkCoverColors: Record<PaletteName, Partial<Record<Tone, string>>> = {
  indigo: { ground: '#3427a8', shade: '#4034b8', paper: '#e9e4f2' },
  sand: {
    ink: '#0b0a17',
    ground: '#533257',
    shade: '#644068',
    a: '#8f84f0',
    b: '#f47c55',
    paper: '#e9e4f2',
  },
  moss: { ground: '#1d553d', shade: '#28664c', paper: '#e9e4f2' },
  coral: { ground: '#b8472a', shade: '#c65a3d', a: '#251b7d', paper: '#e9e4f2' },
  lilac: {
    ink: '#0b0a17',
    ground: '#37326b',
    shade: '#453f80',
    b: '#a79ff5',
    c: '#6a60c4',
    paper: '#e9e4f2',
  },
  amber: {
    ground: '#b9872a',
    shade: '#c6983f',
    a: '#30249c',
    b: '#b33a1a',
    c: '#f7e2ac',
    paper: '#e9e4f2',
  },
  ink: { paper: '#e9e4f2' },
}
