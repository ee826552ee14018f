export default {
  'first-mission': {
    title: 'Begin your first mission',
    words: 'start simulation find catalogue try begin',
    body: `A mission simulates a piece of real work: a brief, messages from colleagues, decisions, small questions, and something to deliver. Find one under **Missions**: filter by skill, level, hours or language.

Begin whenever you like. Each step is saved as you type, so you can stop and go on from any device. Missions are free and are no job offer.`,
  },
  'hand-in': {
    title: 'Hand in your work',
    words: 'submit deliverable file upload send attempt',
    body: `When all required steps are answered, check the overview, state that it is your own work, and hand it in. From then on it cannot be changed until there is feedback.

The mission says within how many days feedback is promised. If it comes late, makers may take the review over, without learning your name.`,
  },
  feedback: {
    title: 'Understand your feedback',
    words: 'review verdict revise validated criteria comment improve',
    body: `Feedback comes criterion by criterion, with a summary and comments on passages of your text. There are three verdicts:

- **Validated**: your certificate is ready.
- **Revise**: what you wrote is still in place. Answer the comments, improve it and hand it in again.
- **Not validated**: the feedback says why, and often proposes a next mission.

Reviewers do not see your name until every criterion has its level.`,
  },
  'show-certificate': {
    title: 'Show your certificate',
    words: 'share linkedin pdf badge website proof',
    body: `Each validated mission gives a certificate with an address of its own. From its page you can download a PDF, add it to LinkedIn, put a badge on another website, or send the link.

You choose which parts of your work and of the feedback it shows, and you can hide it again at any time.`,
  },
  'profile-visibility': {
    title: 'Choose who sees your profile',
    words: 'private public partners page hide visibility handle',
    body: `On **Profile** you choose between **Only me**, **Partners** (approved companies and schools that have signed in) and **Everyone**. You also choose part by part what is shown, and **Preview** shows what others see.

A page that somebody may not open looks as if it did not exist.`,
  },
  'being-found': {
    title: 'Let companies find you, or not',
    words: 'discovery anonymous card consent hide employer recruiter',
    body: `Nobody finds you unless you switch on **Companies can find me** under **Profile → Consent**. Then approved companies find an anonymous card: skills and their proof, what you look for, and where. No name, photo, address or file.

You can hide from single companies, such as your present employer. The same page shows who opened your card and what you share with whom. How a match is counted is [public](/how-matching-works).`,
  },
  'contact-requests': {
    title: 'Answer a request for contact',
    words: 'company asks accept decline share revoke',
    body: `A company that found your card can ask for contact. You have seven days to answer, under **Networking → Company requests**.

If you accept, you choose which fields it sees and until which day; a conversation opens. If you decline, it learns nothing about you and cannot ask again for 90 days. You can take a share back at any time: the company sees nothing from its next click on.`,
  },
  'career-plan': {
    title: 'Plan your career',
    words: 'goal target job milestone path skills missing',
    body: `Under **Career Plan** choose one or more target jobs. Essor compares what they ask for with what you have proven by certificates and what you declare, and proposes missions that close the gap.

Set goals with milestones and dates; you are reminded before they are due. Nobody else reads your plan.`,
  },
  applications: {
    title: 'Keep track of job applications',
    words: 'board kanban csv import export reminder interview',
    body: `**Job Applications** is a board of your own. Drag cards from column to column, or use the menu of a card. Each card holds notes, contacts, files, dates and its history; a next action reminds you in time.

You can import a list as CSV and export your board. Nobody else sees it.`,
  },
  booster: {
    title: 'Write and practice with the Career Booster',
    words: 'cover letter story cv resume posting interview recording practice',
    body: `The **Career Booster** helps with plain rules, in your browser: check a résumé, read a job posting with its warning signs, write stories from validated work, and put letters together.

**Interview practice** asks questions and records your answers if you wish. A recording stays on your device until you keep it, and is deleted after 90 days. Nobody else hears it.`,
  },
  network: {
    title: 'Connect, write, block and report',
    words: 'networking people message connection harassment stop',
    body: `Under **Networking** you find people who make their page public, ask them to connect, and write once they accept. You choose who may find you and who may ask.

If somebody bothers you, open the menu on the page or in the conversation: **Block** ends everything between you, silently; **Report** sends the words to administrators. Whoever is declined, blocked or reported is not told.`,
  },
  'school-sharing': {
    title: 'Link your school, and choose what it sees',
    words: 'student teacher program university share invitation',
    body: `Your school invites you by a link that is good for 30 days. When you link your account you choose, part by part, what the school sees: progress, certificates or work.

Under **Profile → Schools** you look at exactly what it sees, change it, or end the link. Programs that your school assigns appear with their due dates.`,
  },
  'talks-events-mentoring': {
    title: 'Talks, events and mentoring',
    words: 'appointment book meet mentor register place waiting list',
    body: `People at companies and schools offer **talks**: book a time, at most three ahead. A talk is not an interview.

**Events** have places and a waiting list; if a place becomes free, you get it and are told. **Makers** can mentor you: ask with a few words, and you have an answer within seven days or the request expires.`,
  },
}
