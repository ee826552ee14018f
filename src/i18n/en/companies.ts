export default {
  approved: 'Checked by Essor',
  approvedHint: 'Essor has checked who stands behind this company.',
  kind: 'Company',
  since: 'On Essor since {{date}}',
  website: 'Website',
  replies: 'How it answers',
  replyRate: 'Answered in time',
  replyRateHint:
    'Of the work handed in over the last 180 days, the share that got feedback by the promised date.',
  feedbackTime: 'Usual waiting time',
  feedbackTimeHint: 'In the middle, from handing in to feedback.',
  tooFew: 'Told once five pieces of work have been answered or fallen due.',
  missions: 'Open missions',
  noMissions: 'No mission is open at the moment',
  noMissionsText: 'The company publishes new ones now and then. Others are waiting meanwhile.',
  all: 'To the home page',
  describe: '{{company}} on Essor: open missions, and how it answers candidates.',
}
