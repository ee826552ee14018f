/** Searches that companies make, drawn from the data: three filters and the facets of the results. */
export interface Searched {
  name: string
  filter: Record<string, unknown>
  sort?: string
}

const skills = [
  'spreadsheets',
  'communication',
  'sql',
  'data-analysis',
  'copywriting',
  'seo',
  'figma',
  'python',
  'recruiting',
]
const towns = ['paris', 'lyon', 'nantes', 'lille', 'metz', 'brest', 'geneva']
const contracts = ['permanent', 'internship', 'freelance']

/** Every third requires proof, every second a place: 63 in all, from very common to very rare. */
export const searches: Searched[] = skills.flatMap((skill, place) =>
  towns.map((town, turn) => ({
    name: `${skill}, ${town}`,
    filter: {
      skills: [place % 3 === turn % 3 ? `${skill}:2` : skill],
      contract: contracts[(place + turn) % contracts.length],
      ...(turn % 2 === 0 ? { town, within: 50 } : { language: 'en:b2' }),
    },
  })),
)

/** The hardest ones: hardly any filter, text, typos, and the other orders. */
export const others: Searched[] = [
  { name: 'everybody', filter: {} },
  { name: 'everybody, most proven', filter: {}, sort: 'proof' },
  { name: 'one contract, newest', filter: { contract: 'freelance' }, sort: 'new' },
  { name: 'a common skill', filter: { skills: ['presentation'] } },
  { name: 'a skill of few', filter: { skills: ['seo:3'] } },
  { name: 'two words', filter: { search: 'data analyst' } },
  { name: 'words and a town', filter: { search: 'développeur paris', contract: 'permanent' } },
  { name: 'a slip of the pen', filter: { search: 'recrutmeent', language: 'fr:b1' } },
  { name: 'a school and a skill', filter: { school: 'school number 3', skills: ['sql'] } },
  {
    name: 'soon, near, proven',
    filter: { availableBy: '2099-01-01', town: 'paris', within: 100, missions: 3 },
  },
]
