export default {
  'request-access': {
    title: 'Ask for access as a partner',
    words: 'approval pending rejected organization company siret request',
    body: `After you confirmed your address, an administrator looks at your request: name, website, SIRET if you gave one, and whether address and website belong together. Until then you see its state on your start page.

If it is not accepted you read why, correct it and send it again. Once it is approved, your space opens at the next page you load.`,
  },
  team: {
    title: 'Work as a team',
    words: 'colleague invite owner recruiter reviewer role member',
    body: `Under **Team** owners invite colleagues by mail. **Owners** change the team and everything else; **recruiters** write missions and look for candidates; **reviewers** give feedback.

Whoever leaves loses access at once; claims on work, pools and conversations go to colleagues. A team always keeps an owner.`,
  },
  'write-mission': {
    title: 'Write and publish a mission',
    words: 'author create editor rubric steps version publish invite',
    body: `Under **Missions** begin a new one: facts, steps, and a rubric whose weights add up to 100%. The editor says what is missing; only a complete mission can be published.

What is published never changes. When you edit later you prepare the next version, and whoever has begun finishes the old one. A mission can be open to all or by invitation, up to 200 invitations a day.`,
  },
  'review-work': {
    title: 'Review work fairly',
    words: 'feedback criteria claim blind verdict comment queue',
    body: `**Reviews** shows what waits, with the date you promised. Claim a piece of work: it is yours for thirty minutes, longer while you go on. You read it without a name until every criterion has its level.

Comment on passages, write a summary, choose the verdict. Nothing reaches the candidate before you deliver. Your public page shows how reliably and how fast you answer.`,
  },
  'find-candidates': {
    title: 'Find candidates and ask for contact',
    words: 'search match need pool recruit shortlist anonymous',
    body: `**Candidates** searches anonymous cards by skill, proof, place and date. Describe a need to see matches with their reasons; the rules are [public](/how-matching-works). Keep people in pools, which forget them after 12 months unless you say otherwise.

Asking for contact needs a purpose and a few words: 20 a day for each person, 50 for a company. You learn a name only when the candidate accepts, and see what is shared until its last day.`,
  },
  figures: {
    title: 'Why some figures are hidden',
    words: 'analytics statistics missing number small group five privacy',
    body: `**Analytics** is counted from what really happened. Figures about one to four people are never shown, nor anything from which they could be computed; what is counted over several missions is counted in fives.

So a new mission may show little at first. Charts can be read as a table and downloaded as CSV.`,
  },
}
