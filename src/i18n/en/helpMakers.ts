export default {
  'maker-page': {
    title: 'Your maker page and portfolio',
    words: 'case study public profile publish independent freelancer',
    body: `Under **Maker Profile** you write your page and decide when it is shown. **Portfolio** holds case studies: the problem, what you did, and what came of it, with pictures.

Your page also shows how fast you answer and what clients said, once there is enough to say it without pointing at single people.`,
  },
  'projects-and-clients': {
    title: 'Projects, time and clients',
    words: 'client link invoice rating timer budget kanban',
    body: `**Projects** is a board from Planning to Done, with tasks, a timer and a budget. A link shows one project to its client, without an account, and can be taken back at any time.

When a project is done both sides can rate each other. Ratings stay hidden until both have been given or 14 days have passed, and cannot be changed afterwards. A rating counts toward your average when its link was emailed to your client’s work address; others are shown as “Not confirmed”. Invoices are yours alone.`,
  },
  'mentor-and-review': {
    title: 'Mentor juniors and help with reviews',
    words: 'mentoring session goal late review queue anonymous',
    body: `Offer mentoring under **Mentoring**: say how many places you have, answer requests within seven days, set goals together and plan sessions. Your private notes are read by nobody else.

Under **Reviews** you can take over work that waits too long, or that a company shares. You read it while you hold it, and never learn whose it is.`,
  },
}
