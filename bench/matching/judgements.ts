import type { Labelled, LabelledPerson } from './set.ts'

/**
 * How relevant a person is for an opening, 0 to 3, as a recruiter would say over the phone: start with how well the
 * trade suits the job, then subtract what is in the way. None of this knows the formula, its weights or its levels.
 */
const areas: Record<string, string> = {
  lyon: 'rhone',
  villeurbanne: 'rhone',
  grenoble: 'isere',
  paris: 'paris',
  nanterre: 'paris',
  marseille: 'provence',
  'aix-en-provence': 'provence',
}
const region = (town: string) => areas[town] ?? town

const ladder = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native']
const short = new Set(['internship', 'apprenticeship'])

function placeObstacle(opening: Labelled, person: LabelledPerson): number {
  if (opening.remote === 'remote') return person.remote === 'on_site' ? 1 : 0
  const reaches = [person.town, ...person.places].some((town) => region(town) === region(opening.town!))
  if (person.remote === 'remote') return reaches ? 1 : 3
  if (reaches) return 0
  // Two days a week from Grenoble to Lyon is possible; every day isn't.
  if (opening.remote === 'hybrid' && new Set([opening.town, person.town, 'grenoble', 'lyon']).size === 2)
    return 1
  return 2
}

function timeObstacle(opening: Labelled, person: LabelledPerson): number {
  if (person.availability === 'closed') return 3
  if (!person.availableFrom || !opening.startOn) return 0
  const late = (Date.parse(person.availableFrom) - Date.parse(opening.startOn)) / 86_400_000
  return late <= 31 ? 0 : late <= 92 ? 1 : 2
}

function contractObstacle(opening: Labelled, person: LabelledPerson): number {
  if (opening.contracts.some((kind) => person.contracts.includes(kind))) return 0
  const isOtherWorld =
    opening.contracts.every((kind) => short.has(kind)) !== person.contracts.every((kind) => short.has(kind))
  return isOtherWorld ? 2 : 1
}

function languageObstacle(opening: Labelled, person: LabelledPerson): number {
  const gaps = opening.languages.map(({ code, level }) => {
    const theirs = person.languages.find((spoken) => spoken.code === code)?.level
    return ladder.indexOf(level) - (theirs ? ladder.indexOf(theirs) : -1)
  })
  const worst = Math.max(0, ...gaps)
  return worst === 0 ? 0 : worst === 1 ? 1 : 2
}

/** Recruiters don't call a specialist who lacks the key skill, and claims weigh less than work they have seen. */
function doubt(opening: Labelled, person: LabelledPerson, fit: number): number {
  const lacks = opening.skills.some(({ slug, must }) => must && person.lacks.includes(slug)) ? 1 : 0
  return fit > 1 && person.isAllWords ? lacks + 1 : lacks
}

/** Cases in which the rules above miss what a recruiter sees in the whole person. */
const overrides: Record<string, Record<string, number>> = {
  // Statistics and all the rest, next door, available on the day: the best of them.
  n01: { 'da-2': 3, 'dq-2': 2, 'ds-2': 2 },
  // Python proven beside interfaces and databases: a back-end developer any team would gladly train.
  n02: { 'be-3': 2, 'ds-2': 1, 'de-4': 2 },
  n03: { 'ds-3': 3, 'de-2': 0 },
  n04: { 'bi-2': 3, 'mc-1': 2, 'bi-4': 1 },
  n05: { 'fs-2': 3, 'feb-1': 2, 'fe-3': 3 },
  n06: { 'wi-2': 1, 'fe-3': 1 },
  n08: { 'fs-2': 3, 'fe-2': 2 },
  n10: { 'do-3': 2 },
  // Clearance for banks counts less than being there every day.
  n11: { 'cy-2': 3, 'cy-3': 3 },
  n12: { 'it-4': 3, 'it-5': 2 },
  n13: { 'ux-4': 2, 'uxr-3': 1 },
  n15: { 'uxr-4': 2 },
  n17: { 'gd-4': 2, 'mo-2': 1 },
  n18: { 'pm-2': 3, 'po-2': 1 },
  n20: { 'pa-2': 3, 'da-4': 1 },
  n22: { 'mk-2': 3, 'sm-4': 2 },
  n28: { 'sdr-5': 3, 'am-3': 1, 'sdr-1': 1 },
  n30: { 'am-5': 3, 'csm-5': 1, 'cs-3': 1, 'am-3': 1 },
  n33: { 'hr-3': 0 },
  n41: { 'ma-1': 3, 'da-4': 2 },
  n42: { 'it-2': 1 },
}

export function judge(opening: Labelled, person: LabelledPerson): number {
  const said = overrides[opening.key]?.[person.key]
  if (said !== undefined) return said
  const fit = opening.fits[person.trade] ?? 0
  const obstacles =
    placeObstacle(opening, person) +
    timeObstacle(opening, person) +
    contractObstacle(opening, person) +
    languageObstacle(opening, person) +
    doubt(opening, person, fit)
  return Math.max(0, fit - obstacles)
}
