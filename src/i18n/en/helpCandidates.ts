export default {
  'first-mission': {
    title: 'Start your first mission',
    words: 'start simulation find catalog catalogue try begin',
    body: `A mission simulates a piece of real work: a brief, messages from colleagues, decisions, short questions and something to deliver. Find one under **Missions** and filter by skill, level, hours or language.

Start whenever you like. Each step is saved as you type, so you can stop and continue on any device: what you’ve started is under **My missions**. Missions are free and aren’t job offers.`,
  },
  'hand-in': {
    title: 'Submit your work',
    words: 'submit hand in deliverable file upload send attempt',
    body: `When all required steps are complete, check the overview, confirm that it’s your own work, and submit it. You can’t change it until you get feedback.

The mission says how many days feedback takes. If it’s late, makers can take over the review without learning your name.`,
  },
  feedback: {
    title: 'Understand your feedback',
    words: 'review verdict revise validated criteria comment improve',
    body: `You get feedback on each criterion, with a summary and comments on your text. There are three verdicts:

- **Validated**: your certificate is ready.
- **Revision requested**: what you wrote is still there. Reply to the comments, improve your work and submit it again.
- **Not validated**: the feedback says why, and often suggests a next mission.

Reviewers don’t see your name until they’ve rated every criterion.`,
  },
  'show-certificate': {
    title: 'Show your certificate',
    words: 'share linkedin pdf badge website proof',
    body: `Each validated mission gives you a certificate with its own address. From its page you can download a PDF, add it to LinkedIn, put a badge on another website, or share the link. Under **Progress**, **Download all certificates** saves them as one signed file (CLR) for other platforms.

You choose which parts of your work and feedback it shows, and you can hide it again at any time.`,
  },
  'profile-visibility': {
    title: 'Choose who sees your profile',
    words: 'private public partners page hide visibility handle',
    body: `On **Profile** you choose between **Only me**, **Partners** (approved companies and schools that are signed in) and **Everyone**. You also choose which parts are shown. **View as a visitor** shows what others see.

To anyone else, your page looks as if it doesn’t exist.`,
  },
  'being-found': {
    title: 'Let companies find you, or not',
    words: 'discovery anonymous card consent hide employer recruiter',
    body: `Companies can only find you if you turn on **Companies can find me** under **Profile → Consent**. Approved companies then see your candidate card: your skills and their proof, what you’re looking for, and where. It shows no name, photo, address or files.

You can hide from specific companies, such as your current employer. The same page shows who opened your card and what you share with whom. How matches are calculated is [public](/how-matching-works).`,
  },
  'contact-requests': {
    title: 'Reply to a contact request',
    words: 'company asks accept decline share revoke',
    body: `A company that finds your card can send you a contact request. You have seven days to reply, under **Networking → Company requests**.

If you accept, you choose what it sees and until when, and you can message each other. If you decline, it learns nothing about you and can’t ask again for 90 days. You can stop sharing at any time: the company loses access immediately.`,
  },
  'career-plan': {
    title: 'Plan your career',
    words: 'goal target job milestone path skills missing',
    body: `Under **Career Plan**, choose one or more target jobs. Essor compares what they require with what your certificates prove and what you’ve added yourself, and suggests missions to close the gap.

Set goals with milestones and dates; we remind you before they’re due. Only you can see your plan, unless you share your notes or target jobs with your school.`,
  },
  'find-openings': {
    title: 'Find an opening',
    words: 'job internship apprenticeship search filter save alert opportunities recommended',
    body: `**Opportunities** lists openings you can apply to. **Recommended** ranks them by what you can prove; **Search** filters by skill, city and distance, contract, pay and more. Every opening states its pay range, its stages and when you’ll get an answer.

Save an opening with the bookmark. Save a search to get alerts about new openings. You can browse openings [without an account](/openings); to apply, sign in as a candidate.`,
  },
  'apply-anonymously': {
    title: 'Apply anonymously first',
    words: 'application blind name photo school hidden shortlist letter resume preview withdraw',
    body: `When you apply, the hiring team first sees your skills, their proof and your answers. Your name, photo, school, letter and résumé appear only once you’re shortlisted. You can also choose to show your name from the start. **Preview** shows exactly what the team sees, before and after.

You can edit your application until the team opens it, and withdraw it at any time: the team then loses access to everything you sent.`,
  },
  'answer-clock': {
    title: 'When to expect an answer',
    words: 'deadline late reminder waiting due days response promise clock',
    body: `At each stage, the hiring team has a set number of days to answer. Your application, under **Opportunities → Applications**, shows the date. No answer is due from the team while an offer is waiting for yours.

We remind the team before the date and again when it’s late. While too many answers are late, the opening accepts no new applications. The company’s page shows how often it answers on time. If you aren’t selected, you can read why, and what would have changed the decision.`,
  },
  'human-review': {
    title: 'Ask for a human review',
    words: 'appeal decision wrong rejected score match person again',
    body: `If you weren’t selected and think the answer is wrong, open the application and use **Request a human review**. You can also ask about a match score that a formula calculated. You can ask once for each application.

The opening’s leads read your message and reply, usually within seven days; the page shows the date. If they change the decision, your application is back in the process. Administrators can see when a reply is late.`,
  },
  applications: {
    title: 'Track your job applications',
    words: 'board kanban csv import export reminder interview',
    body: `**Job Applications** is your own board. Drag cards between columns, or use a card’s menu. Each card has notes, contacts, files, dates and a history; set a next action to get a reminder.

You can import a CSV file and export your board. Only you can see it, apart from offers you share with your school.`,
  },
  booster: {
    title: 'Write and practice with the Career Booster',
    words: 'cover letter story cv resume posting interview recording practice practise',
    body: `The **Career Booster** helps you check a résumé, spot warning signs in a job posting, turn validated work into stories and write letters. It uses simple rules and runs in your browser.

**Interview practice** asks questions and can record your answers. A recording stays on your device until you save it, and is deleted after 90 days. Only you can listen to it.`,
  },
  network: {
    title: 'Connect, message, block and report',
    words: 'networking people message connection harassment stop',
    body: `Under **Networking**, find people with a public page, ask them to connect, and message them once they accept. You choose who can find you and who can send you requests.

If someone bothers you, open the menu on their page or in the conversation: **Block** ends all contact between you; **Report** sends the content to administrators. People aren’t notified when you decline, block or report them.`,
  },
  'school-sharing': {
    title: 'Link your school and choose what it sees',
    words: 'student teacher program university share invitation',
    body: `Your school invites you with a link that is valid for 30 days. When you link your account, you choose what the school sees: progress, work, skills or career.

Under **Profile → Schools**, you can see exactly what it sees, change it, or end the link. Programs your school assigns appear with their due dates.`,
  },
  'talks-events-mentoring': {
    title: 'Career talks, events and mentoring',
    words: 'appointment book meet mentor register place waiting list talk',
    body: `Makers, candidates and people at companies and schools offer **career talks**: book a slot, up to three at a time. A talk isn’t an interview.

**Events** can have a limited number of spots and a waiting list; if a spot opens up, it’s yours and we’ll notify you. **Makers** can mentor you: send a short request. It expires if they don’t reply within seven days.`,
  },
}
