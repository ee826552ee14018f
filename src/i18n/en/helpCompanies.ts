export default {
  'request-access': {
    title: 'Request access as a partner',
    words: 'approval pending rejected organization company siret request',
    body: `After you’ve confirmed your email address, an administrator reviews your request: name, website, SIRET if you provided one, and whether your email address matches the website. In the meantime, your start page shows its status.

If it’s rejected, you can read why, correct it and send it again. Once it’s approved, reload the page to open your workspace.`,
  },
  team: {
    title: 'Work as a team',
    words: 'colleague invite owner recruiter reviewer role member',
    body: `Under **Team**, owners invite team members by email. **Owners** manage the team and everything else; **recruiters** write missions and look for candidates; **reviewers** give feedback.

People who leave lose access right away; their claimed work, talent pools and conversations go to other team members. A team always has at least one owner.`,
  },
  'write-mission': {
    title: 'Write and publish a mission',
    words: 'author create editor rubric steps version publish invite',
    body: `Under **Missions**, create one with details, steps and a rubric whose weights add up to 100%. The editor shows what’s missing; only a complete mission can be published.

Published versions can’t be changed. Later edits prepare the next version, and people who have started finish the old one. A mission can be open to everyone or by invitation, with up to 200 invitations a day.`,
  },
  'review-work': {
    title: 'Review work fairly',
    words: 'feedback criteria claim blind verdict comment queue',
    body: `**Reviews** shows submissions waiting for feedback, with their due dates. Claim one: it’s reserved for you for 30 minutes, and longer while you keep working. The candidate’s name is hidden until you’ve rated every criterion.

Comment on the text, write a summary and choose the verdict. The candidate sees nothing until you send it. Your public page shows how reliably and how fast you give feedback.`,
  },
  'find-candidates': {
    title: 'Find candidates and send contact requests',
    words: 'search match need opening pool recruit shortlist anonymous',
    body: `Under **Candidates**, search candidate cards by skill, proof, location and availability. Describe an opening to see matches with their reasons; the rules are [public](/how-matching-works). Save people in talent pools; they’re removed after 12 months unless you keep them longer.

A contact request needs a purpose and a short message. Each team member can send 20 a day, and each company 50. You learn a candidate’s name only if they accept, and see what they share until the date they chose.`,
  },
  'publish-opening': {
    title: 'Publish an opening',
    words: 'job internship apprenticeship pay range salary minimum review audience school invite stages',
    body: `Under **Openings**, describe the job, its must-haves, location and contract. A pay range is required: everyone who can see the opening sees it, and it can’t be below the legal minimum. Choose the stages and how many days you’ll take to answer at each. The editor points out what’s missing and wording that could put people off.

An opening can be for everyone, for students of partner schools or for invited people. Until your organization is verified, an administrator reviews it first. Candidates who have applied keep the version they read.`,
  },
  'read-applications': {
    title: 'Read applications anonymously and answer on time',
    words: 'blind shortlist pipeline answer reason late reminder scorecard conflict',
    body: `Only the opening’s hiring team reads its applications. Leads decide; other members read, comment and score. Until you shortlist someone, you see their skills, proof and answers, but not their name, photo, school, letter or résumé.

Each application shows when an answer is due. To decline, choose a reason, write a short message and say what would have changed the decision; you can answer several people together. If too many answers are late, the opening accepts no new applications until you catch up. Your page shows how often you answer on time.`,
  },
  'interviews-offers': {
    title: 'Interview candidates and send offers',
    words: 'interview time slot calendar offer accept decline hired placement position filled',
    body: `Propose up to six interview times to someone on the shortlist; the candidate books one or asks for others. You can add interviews to your calendar and keep notes that only the team reads.

An offer states the contract, dates, hours, location and pay, which can’t be below the published range. The candidate has 3 to 60 days to answer, and you can withdraw or replace an open offer. When the last position is taken, the opening is filled and accepts no more applications; answer everyone who’s still waiting.`,
  },
  figures: {
    title: 'Why some numbers are hidden',
    words: 'analytics statistics figures missing number small group five privacy',
    body: `**Analytics** counts what really happened. Numbers about one to four people are never shown, and neither is anything they could be calculated from; numbers across several missions are rounded down to the nearest five.

A new mission may therefore show little at first. You can read charts as tables and download them as CSV.`,
  },
}
