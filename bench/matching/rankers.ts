import { judge } from './judgements.ts'
import { ndcg } from './ndcg.ts'
import { documentOf, factsOf, type Labelled, type LabelledPerson } from './set.ts'

/** Runs SQL as the owner of the tables. */
type Query = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>
/** Each returns the keys of all people, best first. Ties are broken the same way for all, by a meaningless hash. */
export type Ranker = (query: Query, opening: Labelled) => Promise<string[]>

export async function loadPeople(query: Query, people: LabelledPerson[]): Promise<void> {
  await query('create table private.labelled (key text primary key, facts jsonb, words tsvector)')
  for (const person of people) {
    const facts = factsOf(person)
    const words = [
      facts.title,
      ...facts.skills.flatMap(({ nameEn, proofs }) => [nameEn, ...proofs.map(({ mission }) => mission)]),
      ...facts.targetJobs.map(({ titleEn }) => titleEn),
      ...[facts.town, ...facts.places].map(({ nameEn }) => nameEn),
      ...facts.contracts,
      ...facts.schools,
    ].join(' . ')
    await query(`insert into private.labelled values ($1, $2, to_tsvector('english', $3))`, [
      person.key,
      JSON.stringify(facts),
      words,
    ])
  }
}

const ranked = async (query: Query, score: string, parameters: unknown[]) => {
  const rows = await query<{ key: string }>(
    `select key from private.labelled order by ${score}, md5(key)`,
    parameters,
  )
  return rows.map(({ key }) => key)
}

export const byFormula: Ranker = async (query, opening) => {
  const rows = await query<{ near: string[] }>('select private.near_jobs($1) as near', [opening.job])
  return ranked(
    query,
    `array_position(array['great', 'good', 'fair', 'weak'], (private.match_figures($1::jsonb, facts)).grade),
     (private.match_figures($1::jsonb, facts)).score desc`,
    [JSON.stringify(documentOf(opening, rows[0]!.near))],
  )
}

/** What a search box does with the same text. */
export const byText: Ranker = (query, opening) => {
  const words = [
    opening.title,
    opening.job ?? '',
    opening.town ?? '',
    ...opening.contracts,
    ...opening.skills.map(({ slug }) => slug),
  ]
  const lexemes = words
    .join(' ')
    .toLowerCase()
    .match(/[a-zà-ÿ]{2,}/g)!
  return ranked(query, `ts_rank(words, to_tsquery('english', $1)) desc`, [[...new Set(lexemes)].join(' | ')])
}

/** How many of the skills a person names, whatever their weight and proof. */
export const byOverlap: Ranker = (query, opening) =>
  ranked(
    query,
    `(select count(*) from jsonb_array_elements(facts -> 'skills') as skill where skill ->> 'slug' = any ($1::text[])) desc`,
    [opening.skills.map(({ slug }) => slug)],
  )

/** How well a ranker orders the people for each opening: nDCG@10, averaged over the openings. */
export async function quality(
  query: Query,
  rank: Ranker,
  openings: Labelled[],
  people: LabelledPerson[],
): Promise<number> {
  let sum = 0
  for (const opening of openings) {
    const relevance = new Map(people.map((person) => [person.key, judge(opening, person)]))
    const order = await rank(query, opening)
    sum += ndcg(
      order.map((key) => relevance.get(key)!),
      [...relevance.values()],
    )
  }
  return sum / openings.length
}
