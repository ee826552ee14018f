import { formatLabeled } from '../../../lib/formats/words.ts'
import { plainText } from '../../../lib/plain-text.ts'

/** An opening in words, for other sites. */
export interface Posting {
  title: string
  organization: string
  /** Place, contract, pay and such, each with its label. */
  facts: { label: string; value: string }[]
  /** In Markdown. */
  description: string
  skillsLabel: string
  skills: string[]
  applyLabel: string
  address: string
}

export const plainPosting = (posting: Posting): string =>
  [
    `${posting.title}\n${posting.organization}`,
    posting.facts.map(({ label, value }) => formatLabeled(label, value)).join('\n'),
    plainText(posting.description),
    posting.skills.length > 0 &&
      `${posting.skillsLabel}\n${posting.skills.map((one) => `- ${one}`).join('\n')}`,
    formatLabeled(posting.applyLabel, posting.address),
  ]
    .filter(Boolean)
    .join('\n\n')

/** What Markdown would take for marks. */
const literal = (text: string) => text.replace(/([\\`*_[\]<>#])/g, '\\$1')

export const markdownPosting = (posting: Posting): string =>
  [
    `# ${literal(posting.title)}\n\n**${literal(posting.organization)}**`,
    posting.facts
      .map(({ label, value }) => `- ${formatLabeled(`**${literal(label)}**`, literal(value))}`)
      .join('\n'),
    posting.description.trim(),
    posting.skills.length > 0 &&
      `**${literal(posting.skillsLabel)}**\n\n${posting.skills.map((one) => `- ${literal(one)}`).join('\n')}`,
    `[${literal(posting.applyLabel)}](${posting.address})`,
  ]
    .filter(Boolean)
    .join('\n\n')

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => characters[sign]!)

interface Card {
  heading: string
  language: string
  postings: { title: string; language: string; facts: string; address: string }[]
  all: { label: string; address: string }
}

/** A list of links without scripts or styles: it takes the looks of the page it is pasted into. */
export const htmlCard = ({ heading, language, postings, all }: Card): string =>
  [
    `<section lang="${language}">`,
    `  <h2>${escaped(heading)}</h2>`,
    '  <ul>',
    ...postings.map(({ title, language: own, facts, address }) => {
      const lang = own === language ? '' : ` lang="${own}"`
      return `    <li><a href="${escaped(address)}"${lang}>${escaped(title)}</a><br>${escaped(facts)}</li>`
    }),
    '  </ul>',
    `  <p><a href="${escaped(all.address)}">${escaped(all.label)}</a></p>`,
    '</section>',
  ].join('\n')
