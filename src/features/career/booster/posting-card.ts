import type { PostingCard } from './api/change-postings.ts'
import type { Posting } from './api/get-postings.ts'
import type { PostingFacts } from './rules/posting/read.ts'

/** What a card takes from a posting. A card needs a company: if none is named, the title takes its place. */
export function cardFrom(
  { title, company }: Pick<Posting, 'title' | 'company'>,
  { guess, contract, salary }: PostingFacts,
): PostingCard {
  return {
    company: company || title,
    job_title: company ? title : '',
    location: guess.location,
    contract: contract?.contract ?? null,
    ...(salary && {
      salary_min: salary.min,
      salary_max: salary.max,
      salary_currency: salary.currency,
      salary_period: salary.period,
    }),
  }
}
