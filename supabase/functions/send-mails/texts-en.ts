import { longDate } from './long-date.ts'
import type { Texts } from './mail.ts'

export const english: Texts = {
  kinds: {
    welcome: () => ({
      subject: 'Welcome to Essor',
      title: 'Welcome to Essor',
      lines: [
        'Your account is ready. A complete profile is what makes the missions we suggest fit you: it takes about three minutes.',
      ],
      button: 'Complete my profile',
      short: 'Welcome to Essor: complete your profile to get started.',
    }),
    organization_requested: ({ name }) => ({
      subject: `${name} asks for access`,
      title: `${name} asks for access`,
      lines: [
        'The address is confirmed, so the request can be decided. Everything that helps is on one page.',
      ],
      button: 'Look at the request',
      short: `${name} asks for access.`,
    }),
    organization_approved: ({ name }) => ({
      subject: `${name} is now on Essor`,
      title: 'Your request is approved',
      lines: [`${name} has its own space on Essor from now on. It is open: sign in to begin.`],
      button: 'Open my space',
      short: `The request of ${name} is approved.`,
    }),
    organization_rejected: ({ name, reason }) => ({
      subject: `About the request of ${name}`,
      title: 'Your request was not accepted',
      lines: [`We looked at the request of ${name} and cannot accept it as it is. This is why:`],
      quote: reason,
      button: 'Correct the request',
      short: `The request of ${name} was not accepted.`,
    }),
    work_submitted: ({ mission }) => ({
      subject: `Work to review: ${mission}`,
      title: 'Somebody waits for your feedback',
      lines: [`Work on “${mission}” was handed in. The date that you promised is shown in the queue.`],
      button: 'Open the queue',
      short: `Work on “${mission}” waits for your feedback.`,
    }),
    review_validated: ({ mission }) => ({
      subject: `Validated: ${mission}`,
      title: 'Your work is validated',
      lines: [
        `Well done. Your work on “${mission}” meets the bar, and your certificate is ready to be shown.`,
        'The feedback for each criterion is with it: it is worth reading, also when all went well.',
      ],
      button: 'Read the feedback',
      short: `Your work on “${mission}” is validated.`,
    }),
    review_revise: ({ mission }) => ({
      subject: `Feedback on ${mission}`,
      title: 'You have feedback to work with',
      lines: [
        `Your work on “${mission}” was read with care. It is not there yet: the feedback says what to change.`,
        'What you wrote is still in place. Revise it, and send it again when you are ready.',
      ],
      button: 'Read it and revise',
      short: `There is feedback on “${mission}”: revise it and send it again.`,
    }),
    review_not_validated: ({ mission }) => ({
      subject: `Feedback on ${mission}`,
      title: 'Your feedback is there',
      lines: [
        `Your work on “${mission}” was read with care. It is not validated this time; the feedback says why, criterion by criterion.`,
        'It stays yours to learn from. Where the reviewer proposes a next mission, you will find it there too.',
      ],
      button: 'Read the feedback',
      short: `There is feedback on “${mission}”.`,
    }),
    certificate_revoked: ({ mission, reason }) => ({
      subject: `Your certificate for ${mission} was revoked`,
      title: 'A certificate was revoked',
      lines: [`The certificate for “${mission}” no longer holds. Whoever checks it sees that. This is why:`],
      quote: reason,
      button: 'See my progress',
      short: `Your certificate for “${mission}” was revoked.`,
    }),
    mission_invited: ({ mission, company, message }) => ({
      subject: `${company} invites you: ${mission}`,
      title: 'You are invited to a mission',
      lines: [
        `${company} would like to see how you would go about “${mission}”, a simulated mission on Essor.`,
      ],
      quote: message,
      button: 'See the mission',
      short: `${company} invites you to “${mission}”.`,
    }),
    application_reminder: ({ company, action }) => ({
      subject: `Reminder: ${company}`,
      title: `${action}`,
      lines: [`You asked to be reminded of the next action for ${company}.`],
      button: 'Open the application',
      short: `Reminder for ${company}: ${action}`,
    }),
    milestone_due: ({ title, date }) => ({
      subject: `Coming up: ${title}`,
      title: 'A milestone comes up',
      lines: [
        `In your career plan you wrote “${title}”, by ${longDate(date!, 'en-GB')}.`,
        'If it no longer fits, give it another date.',
      ],
      button: 'Open my career plan',
      short: `Coming up in your career plan: ${title}`,
    }),
    connection_asked: ({ name, message }) => ({
      subject: `${name} would like to connect`,
      title: `${name} would like to connect`,
      lines: [
        'You decide: accept, or decline without a word. Whoever is declined is not told.',
        ...(message ? ['With the request came a note:'] : []),
      ],
      quote: message,
      button: 'See the request',
      short: `${name} would like to connect with you.`,
    }),
    connection_accepted: ({ name }) => ({
      subject: `You are connected with ${name}`,
      title: `${name} accepted your request`,
      lines: ['You can write to each other now, and endorse skills you have seen at work.'],
      button: 'Open my network',
      short: `${name} accepted your request to connect.`,
    }),
    message_received: ({ name, count }) => ({
      subject: count === '1' ? `${name} wrote to you` : `${name} sent you ${count} messages`,
      title: count === '1' ? 'You have a message' : 'You have messages',
      lines: [
        `${name} wrote to you on Essor while you were away.`,
        'You get one such mail for a conversation, until you have read it.',
      ],
      button: 'Read and answer',
      short: count === '1' ? `${name} wrote to you.` : `${name} sent you ${count} messages.`,
    }),
    other: () => ({
      subject: 'News on Essor',
      title: 'Something happened in your account',
      lines: ['Sign in to see what is new.'],
      button: 'Open Essor',
      short: 'Something happened in your account.',
    }),
  },
  digest: (count, more) => ({
    subject: count === 1 ? 'One thing is new on Essor' : `${count} things are new on Essor`,
    title: 'What is new',
    more: more === 1 ? 'And one more.' : `And ${more} more.`,
    button: 'See everything',
  }),
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  fallback: 'If the button does not work, copy this address into your browser:',
  automatic: 'This mail was sent automatically; replies are not read.',
  reason: {
    feedback: 'You get it because there is feedback on your work.',
    reviews: 'You get it because you review work on Essor.',
    invitations: 'You get it because somebody invited you.',
    requests: 'You get it because you decide on requests.',
    account: 'You get it because it concerns your account; such mails cannot be switched off.',
    digest: 'It is the digest that you get at most once a day.',
    other: 'You get it because you have an account on Essor.',
  },
  preferences: 'Choose which mails you get',
  unsubscribe: 'Stop these mails',
}
