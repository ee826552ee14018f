import type { Cast, Somebody } from './people.ts'

export interface Read {
  name: string
  /** Null for a visitor. */
  caller?: Somebody
  /** As the web app asks: a function with its arguments, or rows of a table. */
  call?: [name: string, given?: Record<string, unknown>]
  rows?: string
  /** Counts everything an organization has, which is ten times as much: its growth is shown, but not limited. */
  countsAll?: true
}

const listing =
  'mission_id,organization_id,organization_name,organization_kind,version,title,summary,category,difficulty,hours'
const skills = ['copywriting', 'data-analysis', 'seo', 'sql', 'spreadsheets']

/** What the catalog, the review queue, the progress page and the pages next to them request. */
export const readsOf = ({ candidate, reviewer, maker, owner, ...cast }: Cast): Read[] => [
  { name: 'catalogue, best match', caller: candidate, call: find({ sort: 'best', my_skills: skills }) },
  { name: 'catalogue, newest', caller: candidate, call: find({}) },
  { name: 'catalogue, shortest', caller: candidate, call: find({ sort: 'shortest' }) },
  { name: 'catalogue, page 4', caller: candidate, call: find({ page: 3 }) },
  {
    name: 'catalogue, two words',
    caller: candidate,
    call: find({ search: ['supplier', 'invoice'], sort: 'best', my_skills: skills }),
  },
  {
    name: 'catalogue, two common words',
    caller: candidate,
    call: find({ search: ['budget', 'campaign'], sort: 'best', my_skills: skills }),
  },
  { name: 'catalogue, one mission in 13', caller: candidate, call: find({ search: ['nurse'] }) },
  { name: 'catalogue, a common word', caller: candidate, call: find({ search: ['product'] }) },
  { name: 'catalogue, a rare word', caller: candidate, call: find({ search: ['apprenticeship'] }) },
  { name: 'catalogue, a skill', caller: candidate, call: find({ skill: 'sql' }) },
  {
    name: 'catalogue, three filters',
    caller: candidate,
    call: find({ category: 'data', difficulty: 'beginner', most_hours: 4, sort: 'best', my_skills: skills }),
  },
  { name: 'catalogue, a company', caller: candidate, call: find({ company: reviewer.organization }) },
  { name: 'companies to choose from', caller: candidate, call: ['listed_organizations'] },
  { name: 'a mission', caller: candidate, rows: `mission_listings?select=*&mission_id=eq.${cast.mission}` },
  { name: 'similar missions', call: ['similar_missions', { mission_id: cast.mission }] },
  { name: 'how it went for others', call: ['mission_facts', { mission_id: cast.mission }] },
  {
    name: 'where I stand',
    caller: candidate,
    rows: `enrollments?select=id,mission_id,status,progress&user_id=eq.${candidate.id}&order=started_at`,
  },
  {
    name: 'saved missions',
    caller: candidate,
    rows: `saved_missions?select=mission_id&user_id=eq.${candidate.id}&order=created_at.desc&limit=200`,
  },
  { name: 'queue, waiting', caller: reviewer, call: ['review_queue', { show: 'waiting', page: 0 }] },
  { name: 'queue, overdue', caller: reviewer, call: ['review_queue', { only_overdue: true }] },
  { name: 'queue, delivered', caller: reviewer, call: ['review_queue', { show: 'delivered' }] },
  { name: 'queue of a maker', caller: maker, call: ['review_queue', { show: 'waiting' }] },
  { name: 'delivered by a maker', caller: maker, call: ['review_queue', { show: 'delivered' }] },
  { name: 'missions of the queue', caller: reviewer, call: ['queued_missions', { show: 'waiting' }] },
  {
    name: 'missions to propose',
    caller: reviewer,
    rows: `mission_listings?select=${listing}&is_open=eq.true&mission_id=neq.${cast.mission}&order=published_at.desc&limit=100`,
  },
  { name: 'progress', caller: candidate, call: ['my_simulations'] },
  {
    name: 'what I submitted',
    caller: candidate,
    rows: `submissions?select=id,attempt,submitted_at,due_at&enrollment_id=eq.${cast.enrollment}&order=attempt`,
  },
  { name: 'home of a company', caller: owner, call: ['organization_home'], countsAll: true },
  { name: 'a certificate', call: ['certificate_page', { wanted_code: cast.certificate }] },
]

function find(filter: Record<string, unknown>): [string, Record<string, unknown>] {
  return ['find_missions', { sort: 'newest', page: 0, ...filter }]
}
