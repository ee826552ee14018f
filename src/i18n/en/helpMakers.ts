export default {
  'maker-page': {
    title: 'Your maker page and portfolio',
    words: 'case study public profile publish independent freelancer',
    body: `Under **Maker Profile**, write your page and decide when to show it. **Portfolio** contains case studies: the problem, what you did and the result, with images.

Your page also shows how fast you reply and what clients say, once there’s enough data not to single anyone out.`,
  },
  'projects-and-clients': {
    title: 'Projects, time and clients',
    words: 'client link invoice rating timer budget kanban',
    body: `**Projects** is a board from Planning to Done, with tasks, a timer and a budget. A link shows one project to its client, without an account. You can revoke it at any time.

When a project is done, you and your client can rate each other. Ratings stay hidden until you’ve both rated or 14 days have passed, and can’t be changed afterward. A rating counts toward your average when its link was emailed to your client’s work address; others are shown as “Not confirmed.” Only you can see invoices.`,
  },
  'mentor-and-review': {
    title: 'Mentor candidates and help with reviews',
    words: 'mentoring session goal late review queue anonymous',
    body: `Offer mentoring under **Mentoring**: say how many spots you have, reply to requests within seven days, set goals together and plan sessions. Only you can read your private notes.

Under **Reviews**, you can take over work that has waited too long or that a company shares. You can read it for as long as you’ve claimed it, and you never learn whose it is.`,
  },
}
