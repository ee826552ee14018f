import { deviceName } from '../_shared/device-name.ts'
import type { Texts } from './mail.ts'

const roles: Record<string, string> = {
  owner: 'owner',
  recruiter: 'recruiter',
  reviewer: 'reviewer',
  adviser: 'adviser',
  teacher: 'teacher',
}

const accountRoles: Record<string, string> = {
  candidate: 'candidate',
  company: 'company',
  academia: 'school',
  on_maker: 'maker',
  admin: 'administrator',
}

/** Members of both sides get this email; for one of them, the side that acted is the partner itself. */
const proposer = (by = '', name = '', act = '') =>
  by === name ? `${name} ${act} for your partnership` : `${by} ${act} for the partnership with ${name}`

export const english: Texts = {
  roles,
  kinds: {
    welcome: () => ({
      subject: 'Welcome to Essor',
      title: 'Welcome to Essor',
      lines: [
        'Your account is ready. Complete your profile so we can suggest missions that suit you. It takes about three minutes.',
      ],
      button: 'Complete my profile',
    }),
    account_new_device: ({ device, ip }) => ({
      subject: 'New sign-in to your account',
      title: 'New sign-in to your account',
      lines: [
        `Someone signed in to your account from a new device or location: ${deviceName(device) ?? 'an unknown device'}${ip ? ` (${ip})` : ''}.`,
        'If this was you, you can ignore this email. If not, sign out of that session and change your password now.',
      ],
      button: 'View my sessions',
    }),
    account_password_changed: () => ({
      subject: 'Your password was changed',
      title: 'Your password was changed',
      lines: [
        'The password for your account has just been changed.',
        'If this wasn’t you, choose a new one with “Forgot password?” on the sign-in page and write to us.',
      ],
      button: 'Open my account',
    }),
    account_second_factor_removed: () => ({
      subject: 'Two-factor authentication was turned off',
      title: 'Two-factor authentication was turned off',
      lines: [
        'Two-factor authentication was removed from your account, and your other sessions were signed out.',
        'Set it up again: until you do, only your password protects your account.',
      ],
      button: 'Set it up again',
    }),
    organization_requested: ({ name }) => ({
      subject: `${name} requests access`,
      title: `${name} requests access`,
      lines: ['The email address is confirmed, so you can decide. Everything you need is on one page.'],
      button: 'Review request',
    }),
    organization_approved: ({ name }) => ({
      subject: `${name} is now on Essor`,
      title: 'Your request is approved',
      lines: [`${name} now has its own workspace on Essor. Sign in to get started.`],
      button: 'Open my workspace',
    }),
    organization_rejected: ({ name, reason }) => ({
      subject: `About ${name}’s access request`,
      title: 'Your request was rejected',
      lines: [`We reviewed ${name}’s request and can’t approve it as it is. The reason:`],
      quote: reason,
      button: 'Edit request',
    }),
    organization_question: ({ name, question }) => ({
      subject: `A question about ${name}’s request`,
      title: 'We need more information',
      lines: [`Before we decide on ${name}’s request, we’d like to know:`],
      quote: question,
      button: 'Reply',
    }),
    organization_answered: ({ name }) => ({
      subject: `${name} replied`,
      title: `${name} replied`,
      lines: ['The questions, the replies and everything else you need to decide are on one page.'],
      button: 'Read reply',
    }),
    organization_verified: ({ name, date = '' }) => ({
      subject: `${name} now has a badge`,
      title: `Your badge is valid until ${date}`,
      lines: ['Candidates see what we checked, and when, on your page and next to your missions.'],
      button: 'Open my workspace',
    }),
    organization_unverified: ({ name, reason }) => ({
      subject: `${name} no longer has a badge`,
      title: 'Your badge was removed',
      lines: [`${name} no longer has a badge. Nothing else changes. The reason:`],
      quote: reason,
      button: 'Review our details',
    }),
    organization_verification_ends: ({ name, date = '' }) => ({
      subject: `${name}’s badge expires on ${date}`,
      title: `Your badge expires on ${date}`,
      lines: [
        `After that date, your page will no longer show what we checked. Nothing else changes.`,
        'Make sure your website and details are up to date, then request a new check. It takes one click.',
      ],
      button: 'Request a new check',
    }),
    organization_asks_verification: ({ name }) => ({
      subject: `${name} requests a new check`,
      title: `${name} requests a new check`,
      lines: ['Its badge expires soon or has expired. Review its details and renew the badge.'],
      button: 'View organization',
    }),
    organization_suspended: ({ name, reason, date }) => ({
      subject: `${name} is suspended`,
      title: date ? `Suspended until ${date}` : 'Suspended until further notice',
      lines: [
        `${name}’s missions and pages are hidden, and its members can’t use its workspace. Certificates earned there stay valid. The reason:`,
      ],
      quote: reason,
      button: 'Read and reply',
    }),
    organization_restored: ({ name }) => ({
      subject: `${name} is restored`,
      title: `${name} is restored`,
      lines: ['The suspension is over. Missions, pages, contacts and your access are back as they were.'],
      button: 'Open my workspace',
    }),
    organization_merged: ({ name, into, reason }) => ({
      subject: `${name} is now part of ${into}`,
      title: `You now work in ${into}`,
      lines: [
        `${name} and ${into} are the same organization, so we merged them. Your drafts moved too. The reason:`,
      ],
      quote: reason,
      button: 'Open my workspace',
    }),
    organization_grew: ({ name, merged }) => ({
      subject: `${merged} was merged into ${name}`,
      title: 'More people have access',
      lines: [
        `${merged} and ${name} were the same organization, so everyone in ${merged} now has access to ${name}.`,
      ],
      button: 'View who has access',
    }),
    webhook_turned_off: ({ name, host = 'an endpoint' }) => ({
      subject: `${name} no longer sends webhooks to ${host}`,
      title: 'An endpoint was turned off',
      lines: [
        `Essor no longer sends events to ${host}: it failed for days, asked for no more, or its owner left.`,
        'Check the endpoint, turn it on again, and resend what it missed from its log.',
      ],
      button: 'View webhooks',
    }),
    opening_submitted: ({ company, title }) => ({
      subject: `${company} submitted an opening`,
      title: `“${title}” is waiting for review`,
      lines: [`${company} isn’t verified yet, so its opening needs your approval before it’s published.`],
      button: 'Review opening',
    }),
    opening_approved: ({ title }) => ({
      subject: `“${title}” is published`,
      title: 'Your opening is published',
      lines: [`An administrator approved “${title}”. Candidates can read it now.`],
      button: 'View opening',
    }),
    opening_sent_back: ({ title, reason }) => ({
      subject: `“${title}” needs changes`,
      title: 'Your opening was sent back',
      lines: [`An administrator reviewed “${title}” and asked for changes:`, `${reason}`],
      button: 'Edit opening',
    }),
    opening_closed: ({ title }) => ({
      subject: `“${title}” is closed`,
      title: 'The last day to apply has passed',
      lines: [`“${title}” is closed. To reopen it, set a later date and publish it again.`],
      button: 'View opening',
    }),
    mission_paused: ({ company, mission }) => ({
      subject: `${company} is currently unavailable`,
      title: 'You can continue your work',
      lines: [
        `${company} is currently unavailable. Your work on “${mission}” is saved: you can finish and submit it.`,
        'If the company doesn’t review it in the promised time, an independent maker will. Your certificates stay valid.',
      ],
      button: 'Open my work',
    }),
    mission_resumed: ({ company, mission }) => ({
      subject: `${company} is back`,
      title: `${company} is back`,
      lines: [`You can continue “${mission}” as before.`],
      button: 'Open my work',
    }),
    moderation_opened: () => ({
      subject: 'New report',
      title: 'A report is waiting for a decision',
      lines: ['The reported content and earlier decisions are on one page.'],
      button: 'View case',
    }),
    moderation_appealed: () => ({
      subject: 'New appeal',
      title: 'An appeal is waiting for a decision',
      lines: ['Someone appealed a decision. An administrator who didn’t make it should review it.'],
      button: 'View case',
    }),
    report_acted: () => ({
      subject: 'We acted on your report',
      title: 'We reviewed your report',
      lines: ['We took action. The people affected don’t learn who reported them. Thank you for telling us.'],
      button: 'View my reports',
    }),
    report_kept: () => ({
      subject: 'Your report: no violation found',
      title: 'We reviewed your report',
      lines: [
        'We found nothing that breaks the platform’s rules. You can block anyone you don’t want to hear from.',
      ],
      button: 'View my reports',
    }),
    account_moderated: ({ message }) => ({
      subject: 'A decision about your account',
      title: 'A decision about your account',
      lines: ['If you think it’s wrong, you can appeal once, within 30 days. The decision:'],
      quote: message,
      button: 'Read or appeal the decision',
    }),
    account_suspended_by_decision: ({ message }) => ({
      subject: 'Moderation decision: your account is suspended',
      title: 'Your account is suspended',
      lines: [
        'You can’t sign in for now. If you think this is wrong, you can appeal once, within 30 days, without signing in. The decision:',
      ],
      quote: message,
      button: 'Appeal the decision',
    }),
    account_appeal_reversed: ({ message }) => ({
      subject: 'Your appeal was accepted',
      title: 'The decision is reversed',
      lines: ['Everything that was removed or restricted is restored. The reply to your appeal:'],
      quote: message,
      button: 'Open Essor',
    }),
    account_appeal_upheld: ({ message }) => ({
      subject: 'Your appeal was reviewed',
      title: 'The decision is upheld',
      lines: ['We reviewed the case again. The reply to your appeal:'],
      quote: message,
      button: 'Read the decision',
    }),
    work_submitted: ({ mission }) => ({
      subject: `New submission for ${mission}`,
      title: 'New work to review',
      lines: [`Someone submitted work for “${mission}”. The queue shows when feedback is due.`],
      button: 'View reviews',
    }),
    work_reviewed: ({ mission }) => ({
      subject: `Feedback sent: ${mission}`,
      title: 'Feedback sent',
      lines: [`Someone on your team sent feedback on a submission for “${mission}”.`],
      button: 'View feedback',
    }),
    review_validated: ({ mission }) => ({
      subject: `Validated: ${mission}`,
      title: 'Your work is validated',
      lines: [
        `Well done. Your work on “${mission}” is validated, and your certificate is ready to share.`,
        'The feedback on each criterion is worth reading, even when everything went well.',
      ],
      button: 'Read feedback',
    }),
    review_revise: ({ mission }) => ({
      subject: `Feedback on ${mission}`,
      title: 'You have feedback to work on',
      lines: [
        `A reviewer read your work on “${mission}”. It isn’t there yet: the feedback says what to change.`,
        'Everything you wrote is still there. Revise it and submit it again when you’re ready.',
      ],
      button: 'Read and revise',
    }),
    review_not_validated: ({ mission }) => ({
      subject: `Feedback on ${mission}: not validated this time`,
      title: 'Your feedback has arrived',
      lines: [
        `A reviewer read your work on “${mission}”. It wasn’t validated this time; the feedback says why, criterion by criterion.`,
        'If the reviewer suggested a next mission, you’ll find it there too.',
      ],
      button: 'Read feedback',
    }),
    account_looked_at: ({ reason }) => ({
      subject: 'An administrator viewed Essor as you',
      title: 'An administrator viewed Essor as you',
      lines: [
        'To help you, an administrator opened Essor as you see it, for up to half an hour. They couldn’t change anything or open your messages and private notes. The reason they gave:',
      ],
      quote: reason,
      button: 'View details',
    }),
    certificate_revoked: ({ mission, reason }) => ({
      subject: `Your certificate for ${mission} was revoked`,
      title: 'A certificate was revoked',
      lines: [
        `The certificate for “${mission}” is no longer valid, and anyone who checks it will see that. The reason:`,
      ],
      quote: reason,
      button: 'View my progress',
    }),
    opening_invited: ({ opening, company }) => ({
      subject: `${company} invites you to apply: ${opening}`,
      title: 'You’re invited to apply',
      lines: [
        `${company} would like you to see “${opening}”, an opening for invited people only.`,
        'Sign in with this address to read it, or create an account. Applying is up to you, and you can decline the invitation on the opening’s page.',
      ],
      button: 'View opening',
    }),
    mission_invited: ({ mission, company, message }) => ({
      subject: `${company} invites you: ${mission}`,
      title: 'You’re invited to a mission',
      lines: [`${company} would like to see how you’d approach “${mission}”, a simulated mission on Essor.`],
      quote: message,
      button: 'View mission',
    }),
    school_invited: ({ name, company, email, message }) => ({
      subject: `${company} invites you to Essor`,
      title: `${name || company} invites you to Essor`,
      lines: [
        `${company} uses Essor for part of its teaching: you work through simulated missions from real companies, get feedback on your work and earn certificates that anyone can verify.`,
        `${name ? `${name} from ${company}` : company} added you to the student list and invites you to link an account. You can create one when you accept. It’s free, and no one sees it until you choose.${message ? ` ${name || company} writes:` : ''}`,
      ],
      quote: message,
      after: [
        'The invitation shows what the school recorded about you. You choose what it sees from your account, starting with nothing, and you can change or end that at any time. The link is valid for 30 days.',
        ...(email ? [`Questions? Write to ${name || company} at ${email}.`] : []),
      ],
      button: 'Open invitation',
    }),
    school_partner_added: ({ school, name, visibility, date }) => ({
      subject: `${school} has a new partner: ${name}`,
      title: `${school} now works with ${name}`,
      lines: [
        `${school} and ${name} agreed on a partnership until ${date}.`,
        visibility === 'aggregate'
          ? `${name} sees statistics about groups of at least five students. It doesn’t see your name.`
          : `${name} sees statistics about groups of at least five students. It sees your name only if you agree to it; until then, nothing changes for you.`,
      ],
      button: 'See who sees what',
    }),
    school_partner_widened: ({ school, name, visibility }) => ({
      subject: `${school} and ${name} agreed on new terms`,
      title: 'A partner of your school could see more',
      lines: [
        visibility === 'full'
          ? `Under the new terms, ${name} could see students’ names and their progress in the missions it shares.`
          : `Under the new terms, ${name} could see students’ names.`,
        'For you, nothing changes unless you agree to it. You can also end what you agreed to before.',
      ],
      button: 'See who sees what',
    }),
    roster_waiting: ({ company }) => ({
      subject: `A new roster for ${company} is waiting`,
      title: 'A roster needs your confirmation',
      lines: [
        `Your school’s system sent a new roster for ${company}. Nothing changes until you confirm it.`,
        'Without confirmation, it is discarded after two days.',
      ],
      button: 'Review the plan',
    }),
    school_left: ({ company }) => ({
      subject: `${company} marked you as having left`,
      title: 'You left the school',
      lines: [`${company} marked you as having left. The school can no longer see anything in your account.`],
      button: 'View my schools',
    }),
    school_graduated: ({ company }) => ({
      subject: `${company} congratulates you`,
      title: 'Congratulations on your graduation',
      lines: [
        `${company} marked you as graduated. What you share with the school doesn’t change unless you change it.`,
      ],
      button: 'View my schools',
    }),
    team_invited: ({ name, company, role, message }) => ({
      subject: `Join ${company} on Essor`,
      title: `${company} invites you`,
      lines: [
        `${name || company} invites you to join ${company} on Essor. Your role: ${roles[role!] ?? role}.`,
        'The invitation is valid for seven days and only for this email address. If you don’t have an account yet, you can create one when you accept.',
      ],
      quote: message,
      button: 'View invitation',
    }),
    rating_asked: ({ company, title }) => ({
      subject: `How was working with ${company}?`,
      title: `How was working with ${company}?`,
      lines: [
        `${company} asks you to rate “${title}”: four ratings and a short comment. You don’t need an account.`,
        `You can use the link once, within 30 days. ${company} can’t change or delete your rating.`,
      ],
      button: 'Rate project',
    }),
    maker_contacted: ({ name, by, message }) => ({
      subject: `${name} wrote to you`,
      title: `${name} wrote to you from your public page`,
      lines: [`Reply to ${by}. They don’t know your address until you do.`],
      quote: message,
      button: 'Open my notifications',
    }),
    rating_given: ({ name, title }) => ({
      subject: `${name} rated your project`,
      title: 'Your client rated your project',
      lines: [
        `${name} rated “${title}”. You can read the rating once you’ve rated your client too, or in 14 days at the latest.`,
      ],
      button: 'Open project',
    }),
    team_joined: ({ name, company }) => ({
      subject: `${name} joined ${company}`,
      title: `${name} joined ${company}`,
      lines: [`${name} accepted the invitation and now has access to ${company} on Essor.`],
      button: 'View who has access',
    }),
    team_declined: ({ name, company }) => ({
      subject: `${name} declined your invitation`,
      title: 'Invitation declined',
      lines: [`${name} won’t join ${company}.`],
      button: 'View who has access',
    }),
    team_left: ({ name, company }) => ({
      subject: `${name} left ${company}`,
      title: `${name} left ${company}`,
      lines: [`${name} left ${company} and no longer has access.`],
      button: 'View who has access',
    }),
    team_role_changed: ({ company, role }) => ({
      subject: `Your role at ${company} has changed`,
      title: 'Your role has changed',
      lines: [`Your role at ${company} is now ${roles[role!] ?? role}.`],
      button: 'View who has access',
    }),
    team_added: ({ company, role }) => ({
      subject: `You now have access to ${company}`,
      title: `Welcome to ${company}`,
      lines: [
        `${company} gave you access through its directory. Your role: ${roles[role!] ?? role}.`,
        'Your own account and profile haven’t changed.',
      ],
      button: 'View who has access',
    }),
    team_removed: ({ company }) => ({
      subject: `You no longer have access to ${company}`,
      title: 'Your access has ended',
      lines: [
        `${company} ended your access. Your own account isn’t affected.`,
        'If you think this is a mistake, write to the person who invited you.',
      ],
      button: 'Open Essor',
    }),
    account_export_ready: ({ date }) => ({
      subject: 'Your data export is ready',
      title: 'Your data export is ready',
      lines: [
        `The export contains all the data Essor holds about you. You can download it until ${date}.`,
        'If you didn’t ask for it, change your password now: someone else may have access to your account.',
      ],
      button: 'Download',
    }),
    account_export_failed: () => ({
      subject: 'Your data export failed',
      title: 'Your data export failed',
      lines: [
        'Something went wrong on our side. None of your data is lost. Please request the export again.',
      ],
      button: 'Try again',
    }),
    account_deletion_requested: ({ date }) => ({
      subject: 'Your account will be deleted',
      title: 'Your account will be deleted',
      lines: [
        `You asked us to delete your account. It will be deleted with everything in it on ${date}. Until then you can sign in and keep it.`,
        'If this wasn’t you, sign in, keep your account and change your password.',
      ],
      button: 'Keep my account',
    }),
    account_rectification_answered: () => ({
      subject: 'Reply to your correction request',
      title: 'We replied to your correction request',
      lines: ['An administrator reviewed your request. You’ll find the reply with your data.'],
      button: 'Read reply',
    }),
    rectification_asked: () => ({
      subject: 'New correction request',
      title: 'New correction request',
      lines: [
        'Someone asked to correct data that only administrators can change. A reply is due within a month.',
      ],
      button: 'View request',
    }),
    account_suspended: ({ reason, ends }) => ({
      subject: 'Your account is suspended',
      title: 'Your account is suspended',
      lines: [
        ends
          ? `You’ve been signed out everywhere and can’t sign in until ${ends}. The reason:`
          : 'You’ve been signed out everywhere and can’t sign in until we restore your account. The reason:',
      ],
      quote: reason,
      after: [
        'If you think this is a mistake, write to us from the contact page. A person will look into it.',
      ],
      button: 'Write to us',
    }),
    account_restored: () => ({
      subject: 'Your account is restored',
      title: 'Your account is restored',
      lines: ['The suspension is over. Everything is as you left it. Sign in to continue.'],
      button: 'Sign in',
    }),
    account_role_granted: ({ role }) => ({
      subject: 'You have a new role',
      title: 'You have a new role',
      lines: [`Your account now has the role “${accountRoles[role!] ?? role}”.`],
      button: 'Open Essor',
    }),
    account_email_test: ({ message }) => ({
      subject: 'Your test email from Essor',
      title: 'Your email works',
      lines: ['Enter this code in the setup assistant:'],
      quote: message,
      after: ['It’s valid for one hour.'],
      button: 'Continue setup',
    }),
    person_invited: ({ name, message }) => ({
      subject: 'You’re invited to Essor',
      title: 'You’re invited to Essor',
      lines: [
        `${name || 'The Essor team'} invites you to join Essor, where you can work through missions from real jobs, get feedback and earn certificates.${message ? ' They write:' : ''}`,
      ],
      quote: message,
      after: ['If you weren’t expecting this, you can ignore this email.'],
      button: 'Sign up',
    }),
    admin_invited: ({ name, message }) => ({
      subject: 'Become an administrator of Essor',
      title: 'You’re invited to become an administrator',
      lines: [
        `${name || 'An administrator'} would like you to help run Essor as an administrator.${message ? ' They write:' : ''}`,
      ],
      quote: message,
      after: [
        'The link works once, within seven days, and only with this address. If you don’t have an account yet, you can create one when you accept. You’ll also set up two-factor authentication.',
        'If you weren’t expecting this, you can ignore this email.',
      ],
      button: 'View invitation',
    }),
    account_administration_changed: () => ({
      subject: 'Your administration roles have changed',
      title: 'Your administration roles have changed',
      lines: ['An owner changed which areas of administration you can open.'],
      button: 'Open administration',
    }),
    account_admin_joined: ({ name }) => ({
      subject: `${name} is now an administrator`,
      title: 'New administrator',
      lines: [
        `${name} accepted an invitation and is now an administrator of Essor. If you weren’t expecting this, remove the role on the account’s page and check the audit log.`,
      ],
      button: 'View account',
    }),
    account_role_revoked: ({ role, reason }) => ({
      subject: 'A role was removed from your account',
      title: 'A role was removed from your account',
      lines: [
        `Your account no longer has the role “${accountRoles[role!] ?? role}”.${reason ? ' The reason:' : ''}`,
      ],
      quote: reason,
      button: 'Open Essor',
    }),
    account_signed_out: ({ reason }) => ({
      subject: 'You were signed out',
      title: 'You were signed out',
      lines: ['An administrator signed you out. Nothing else has changed. The reason:'],
      quote: reason,
      button: 'Sign in again',
    }),
    account_second_factor_reset: ({ reason }) => ({
      subject: 'Two-factor authentication was reset',
      title: 'Two-factor authentication was reset',
      lines: [
        'An administrator removed two-factor authentication from your account and signed you out everywhere. Until you set it up again, only your password protects your account.',
        'If you didn’t ask for this, change your password now and tell us. The reason given:',
      ],
      quote: reason,
      button: 'Protect my account',
    }),
    application_reminder: ({ company, action }) => ({
      subject: `Reminder: ${company}`,
      title: `${action}`,
      lines: [`You asked for a reminder about your next action for ${company}.`],
      button: 'Open application',
    }),
    milestone_due: ({ title, date }) => ({
      subject: `Milestone coming up: ${title}`,
      title: 'A milestone is coming up',
      lines: [`Your career plan says “${title}” by ${date}.`, 'If that no longer works, change the date.'],
      button: 'Open my career plan',
    }),
    connection_asked: ({ name, message }) => ({
      subject: `${name} would like to connect`,
      title: `${name} would like to connect`,
      lines: [
        'You can accept or decline. If you decline, we won’t notify them.',
        ...(message ? ['Their note:'] : []),
      ],
      quote: message,
      button: 'View request',
    }),
    connection_accepted: ({ name }) => ({
      subject: `You’re connected with ${name}`,
      title: `${name} accepted your request`,
      lines: ['You can now message each other and endorse skills you’ve seen at work.'],
      button: 'Open my network',
    }),
    contact_asked: ({ company, message }) => ({
      subject: `${company} would like to get in touch`,
      title: `${company} would like to get in touch`,
      lines: [
        'They’ve seen your candidate card but don’t know who you are. You can accept and choose what to share, decline, or do nothing. The request expires in seven days.',
        'Their message:',
      ],
      quote: message,
      button: 'Read request',
    }),
    contact_accepted: () => ({
      subject: 'A candidate accepted your request',
      title: 'Your request was accepted',
      lines: [
        'Your contacts show what they share with your company and until when. You can now message each other.',
      ],
      button: 'View my contacts',
    }),
    contact_declined: ({ reason }) => ({
      subject: 'A candidate declined your request',
      title: 'Your request was declined',
      lines: [reason ? 'Their message:' : 'No reason was given.'],
      quote: reason,
      button: 'View my contacts',
    }),
    contact_expired: () => ({
      subject: 'Your contact request has expired',
      title: 'Your contact request has expired',
      lines: ['The candidate didn’t reply within seven days. Your company can ask again in a month.'],
      button: 'View my contacts',
    }),
    contact_message: ({ count }) => ({
      subject: count === '1' ? 'A candidate wrote to you' : `A candidate sent you ${count} messages`,
      title: count === '1' ? 'You have a message' : 'You have messages',
      lines: [
        'A candidate who accepted your request wrote to you while you were away.',
        'We send one email per conversation until you’ve read it.',
      ],
      button: 'Read and reply',
    }),
    mentoring_asked: ({ name, message }) => ({
      subject: `${name} asked you to be their mentor`,
      title: `${name} asked you to be their mentor`,
      lines: [
        'You can accept, or decline with a message. The request expires in seven days.',
        'Their message:',
      ],
      quote: message,
      button: 'Read request',
    }),
    mentoring_accepted: ({ name }) => ({
      subject: `${name} will mentor you`,
      title: `${name} accepted your request`,
      lines: ['You can now message each other. Set two or three goals together and plan your first session.'],
      button: 'Open mentorship',
    }),
    mentoring_declined: ({ name, reason }) => ({
      subject: `${name} can’t mentor you`,
      title: `${name} declined your request`,
      lines: [reason ? 'Their message:' : 'No reason was given. Other mentors may have time.'],
      quote: reason,
      button: 'Find a mentor',
    }),
    mentoring_expired: ({ name }) => ({
      subject: 'Your mentoring request has expired',
      title: `${name} didn’t reply`,
      lines: ['There was no reply within seven days. Other mentors may have time.'],
      button: 'Find a mentor',
    }),
    mentoring_session: ({ name, at }) => ({
      subject: `${name} scheduled a mentoring session`,
      title: `${name} scheduled a mentoring session`,
      lines: [
        at ? `It’s on ${at}.` : 'You’ll find the date and time on your mentorship’s page, in your time zone.',
      ],
      button: 'Open mentorship',
    }),
    mentoring_ended: ({ name, message }) => ({
      subject: `Your mentorship with ${name} has ended`,
      title: `Your mentorship with ${name} has ended`,
      lines: [message ? 'Their message:' : 'You can still read your goals and sessions.'],
      quote: message,
      button: 'Open mentorship',
    }),
    skill_attested: ({ name }) => ({
      subject: `${name} attested one of your skills`,
      title: `${name} attested one of your skills`,
      lines: ['It’s on your profile with the school’s name. You can remove it there.'],
      button: 'Open my profile',
    }),
    message_received: ({ name, count }) => ({
      subject: count === '1' ? `${name} wrote to you` : `${name} sent you ${count} messages`,
      title: count === '1' ? 'You have a message' : 'You have messages',
      lines: [
        `${name} wrote to you on Essor while you were away.`,
        'We send one email per conversation until you’ve read it.',
      ],
      button: 'Read and reply',
    }),
    match_question: ({ opening }) => ({
      subject: `A candidate asks about “${opening}”`,
      title: 'A candidate requests a human review',
      lines: [
        `A candidate in your results for “${opening}” would like a person to review the match and reply.`,
      ],
      button: 'Read question',
    }),
    match_answer: ({ company }) => ({
      subject: `${company} answered your question`,
      title: 'A person reviewed your match',
      lines: [`${company} reviewed your match and replied to your question.`],
      button: 'Read reply',
    }),
    opening_news: ({ name, count }) => ({
      subject: count === '1' ? `A new opening for “${name}”` : `${count} new openings for “${name}”`,
      title: 'New openings match your search',
      lines: ['Each one states the pay range, the hiring stages and when you’ll get an answer.'],
      button: 'Open search',
    }),
    agreement_started: ({ name, company }) => ({
      subject: `Internship agreement for ${name}`,
      title: 'An internship agreement has been started',
      lines: [
        `The agreement for ${name} at ${company} has been started. The student, the company and the school write it together.`,
      ],
      button: 'Open agreement',
    }),
    agreement_changed: ({ name, company }) => ({
      subject: `The internship agreement for ${name} has changed`,
      title: 'The agreement has changed',
      lines: [
        `The agreement for ${name} at ${company} changed after you confirmed it. Read it and confirm it again.`,
      ],
      button: 'Read agreement',
    }),
    agreement_confirmed: ({ name, company }) => ({
      subject: `One party confirmed the internship agreement for ${name}`,
      title: 'One party has confirmed',
      lines: [`The agreement for ${name} at ${company} is final once all three parties have confirmed it.`],
      button: 'Read agreement',
    }),
    agreement_final: ({ name, company }) => ({
      subject: `The internship agreement for ${name} is final`,
      title: 'All three parties have confirmed',
      lines: [`The agreement for ${name} at ${company} is final. You can download it as a PDF.`],
      button: 'Open agreement',
    }),
    opening_recommended: ({ school, opening, company }) => ({
      subject: `${school} recommends “${opening}”`,
      title: 'Your school recommends an opening',
      lines: [`${school} recommends “${opening}” at ${company}. You decide whether to apply.`],
      button: 'View recommendation',
    }),
    opening_applied: ({ opening, count }) => ({
      subject: count === '1' ? `A new application for “${opening}”` : `New applications for “${opening}”`,
      title: 'You have new applications',
      lines: [`Read the applications for “${opening}”. Each shows the date an answer is due.`],
      button: 'Read applications',
    }),
    opening_answers_due: ({ opening, count }) => ({
      subject: `Answers due for “${opening}”: ${count}`,
      title: 'Answers are due within a day',
      lines: [`Answer the applications for “${opening}” by the date your opening promised.`],
      button: 'Answer applications',
    }),
    opening_answers_late: ({ opening, count, stopped }) => ({
      subject: `Late answers for “${opening}”: ${count}`,
      title: 'Answers are late',
      lines: [
        `Applicants for “${opening}” should have received an answer by now.`,
        stopped === 'yes'
          ? 'The opening isn’t accepting applications until you catch up on late answers.'
          : 'Too many late answers stop an opening from accepting applications.',
      ],
      button: 'Answer applications',
    }),
    opening_mentioned: ({ name, opening }) => ({
      subject: `${name} mentioned you in a comment`,
      title: `${name} mentioned you`,
      lines: [`The comment is on an application for “${opening}”.`],
      button: 'Read comment',
    }),
    opening_moved: ({ company, opening }) => ({
      subject: `Your application for “${opening}” moved to a new stage`,
      title: 'Your application moved to a new stage',
      lines: [
        `${company} moved your application for “${opening}” to a new stage. View it to see when to expect the next answer.`,
      ],
      button: 'View application',
    }),
    opening_removed: ({ company, opening }) => ({
      subject: `“${opening}” was removed`,
      title: 'An opening you applied to was removed',
      lines: [
        `Administrators removed “${opening}” at ${company} because it goes against the platform’s rules. This isn’t about your application.`,
        'Interviews and offers for it are canceled, and you don’t need to do anything. If the decision is reversed, we’ll let you know.',
      ],
      button: 'View application',
    }),
    opening_suspended: ({ company, opening }) => ({
      subject: `Hiring for “${opening}” is on hold`,
      title: 'Hiring is on hold',
      lines: [
        `${company} is currently unavailable, so nothing more happens with “${opening}” for now. This isn’t about your application.`,
        'Interviews and offers for it are canceled. If hiring resumes, we’ll let you know.',
      ],
      button: 'View application',
    }),
    opening_resumed: ({ company, opening }) => ({
      subject: `Hiring for “${opening}” has resumed`,
      title: 'Hiring has resumed',
      lines: [
        `Your application for “${opening}” at ${company} is being considered again. View it to see when to expect an answer.`,
      ],
      button: 'View application',
    }),
    opening_filled: ({ opening, count }) => ({
      subject: `All positions for “${opening}” are filled`,
      title: 'All positions are filled',
      lines: [
        `“${opening}” no longer accepts applications.`,
        `Applicants waiting for an answer: ${count}. You can answer all of them in one step.`,
      ],
      button: 'Answer applications',
    }),
    opening_answered: ({ company, opening }) => ({
      subject: `An answer to your application for “${opening}”`,
      title: `${company} answered your application`,
      lines: ['Read the reason and what would have changed the decision.'],
      button: 'Read answer',
    }),
    interview_proposed: ({ name, opening }) => ({
      subject: `${name} invited you to an interview`,
      title: `${name} invited you to an interview`,
      lines: [
        `It’s about your application for “${opening}”. Choose one of the proposed times, or ask for others.`,
      ],
      button: 'Choose a time',
    }),
    interview_booked: ({ name, opening, at }) => ({
      subject: `${name} booked an interview`,
      title: `${name} booked an interview`,
      lines: [`The interview for “${opening}” is on ${at}.`],
      button: 'View interview',
    }),
    interview_asked: ({ name, opening, reason }) => ({
      subject: `${name} asked for other interview times`,
      title: `${name} asked for other times`,
      lines: [`The proposed times for the interview for “${opening}” don’t work for them. Their message:`],
      quote: reason,
      button: 'Propose other times',
    }),
    interview_cancelled: ({ name, opening, reason }) => ({
      subject: `Canceled: interview with ${name}`,
      title: 'An interview was canceled',
      lines: [`The interview with ${name} for “${opening}” was canceled.`],
      quote: reason,
      button: 'View application',
    }),
    interview_withdrawn: ({ opening, at }) => ({
      subject: `Canceled: interview for “${opening}”`,
      title: 'An interview was canceled',
      lines: [`The interview for “${opening}” on ${at} was canceled: the candidate withdrew.`],
      button: 'View applications',
    }),
    interview_reminder: ({ name, opening, at }) => ({
      subject: `Coming up: interview with ${name}`,
      title: `Your interview with ${name} is coming up`,
      lines: [
        `The interview for “${opening}” is on ${at}. You’ll find the link or address in the application.`,
        'If you can’t make it, cancel it there as early as possible.',
      ],
      button: 'View interview',
    }),
    opening_offered: ({ company, opening, date }) => ({
      subject: `${company} made you an offer`,
      title: `${company} made you an offer`,
      lines: [`It’s for “${opening}”. Read the terms and accept or decline by ${date}.`],
      button: 'View offer',
    }),
    opening_offer_reminder: ({ company, opening, date }) => ({
      subject: `Your offer from ${company} expires soon`,
      title: 'Your offer expires soon',
      lines: [`You can accept or decline the offer for “${opening}” until ${date}.`],
      button: 'View offer',
    }),
    opening_offer_withdrawn: ({ company, opening, reason }) => ({
      subject: `${company} withdrew its offer`,
      title: 'An offer was withdrawn',
      lines: [`${company} withdrew its offer for “${opening}”. The reason:`],
      quote: reason,
      button: 'View application',
    }),
    opening_offer_expired: ({ company, opening }) => ({
      subject: `Your offer from ${company} has expired`,
      title: 'Your offer has expired',
      lines: [
        `The offer for “${opening}” can no longer be accepted. The next answer is due from ${company}.`,
      ],
      button: 'View application',
    }),
    opening_offer_accepted: ({ opening }) => ({
      subject: `Your offer for “${opening}” was accepted`,
      title: 'Your offer was accepted',
      lines: [`A candidate accepted your offer for “${opening}”. The application is now marked as hired.`],
      button: 'View application',
    }),
    opening_offer_declined: ({ opening }) => ({
      subject: `Your offer for “${opening}” was declined`,
      title: 'Your offer was declined',
      lines: [`A candidate declined your offer for “${opening}”. Send a new one or answer the application.`],
      button: 'View application',
    }),
    opening_offer_unanswered: ({ opening }) => ({
      subject: `Your offer for “${opening}” expired`,
      title: 'Your offer expired without an answer',
      lines: [
        `The offer for “${opening}” can no longer be accepted. Send a new one or answer the application.`,
      ],
      button: 'View application',
    }),
    opening_review_asked: ({ opening }) => ({
      subject: `A human review was requested for “${opening}”`,
      title: 'A candidate asked you to look again',
      lines: ['Read their message, look again with fresh eyes, and reply by the promised date.'],
      button: 'Read request',
    }),
    opening_review_due: ({ opening }) => ({
      subject: `A human review for “${opening}” is due within a day`,
      title: 'A human review is due soon',
      lines: ['A candidate asked you to look again and expects a reply within a day.'],
      button: 'Reply to review',
    }),
    opening_review_late: ({ opening }) => ({
      subject: `A human review for “${opening}” is late`,
      title: 'A human review is late',
      lines: ['A candidate should have received a reply by now. Administrators can see that it’s late.'],
      button: 'Reply to review',
    }),
    opening_review_answered: ({ company, opening }) => ({
      subject: `Reply to your human review request for “${opening}”`,
      title: `${company} looked again`,
      lines: ['A person reviewed your request. Read what they decided and why.'],
      button: 'Read reply',
    }),
    search_news: ({ name, count }) => ({
      subject: count === '1' ? `A new candidate for “${name}”` : `${count} new candidates for “${name}”`,
      title: 'New candidates match your search',
      lines: ['Their names are hidden until they accept a contact request.'],
      button: 'Open search',
    }),
    talk_booked: ({ name, at, message }) => ({
      subject: `${name} booked a career talk with you`,
      title: `${name} booked a career talk with you`,
      lines: [`It’s on ${at}. It’s a talk, not an interview. What they’d like to talk about:`],
      quote: message,
      button: 'View my talks',
    }),
    talk_cancelled: ({ name, at, reason }) => ({
      subject: `Canceled: your talk with ${name}`,
      title: 'Your career talk was canceled',
      lines: [`${name} can’t make it on ${at}.`],
      quote: reason,
      button: 'View my talks',
    }),
    talk_lost: ({ at }) => ({
      subject: 'Your career talk was canceled',
      title: 'Your career talk was canceled',
      lines: [`Your talk on ${at} is canceled because the other account was closed.`],
      button: 'View my talks',
    }),
    talk_reminder: ({ name, at }) => ({
      subject: `Coming up: your talk with ${name}`,
      title: `Your talk with ${name} is coming up`,
      lines: [
        `It’s on ${at}. You’ll find the location or link under your talks.`,
        'If you can’t make it, cancel it there so that someone else can have the slot.',
      ],
      button: 'View my talks',
    }),
    event_place: ({ title, at }) => ({
      subject: `You have a spot: ${title}`,
      title: 'A spot opened up, and it’s yours',
      lines: [
        `You were on the waiting list for “${title}”. You now have a spot: it’s on ${at}.`,
        'If you can’t come, cancel your registration so that someone else can have your spot.',
      ],
      button: 'View event',
    }),
    event_changed: ({ title, at }) => ({
      subject: `Changed: ${title}`,
      title: 'An event has changed',
      lines: [`“${title}” has a new time or location. It now starts on ${at}.`],
      button: 'View changes',
    }),
    event_paused: ({ title, at }) => ({
      subject: `On hold: ${title}`,
      title: 'An event is on hold',
      lines: [
        `“${title}”, planned for ${at}, is on hold because its organizer is currently unavailable.`,
        'We’re holding your spot. Please don’t travel until you hear from us.',
      ],
      button: 'View my events',
    }),
    event_resumed: ({ title, at }) => ({
      subject: `No longer on hold: ${title}`,
      title: 'An event is no longer on hold',
      lines: [`“${title}” starts on ${at}, as planned. You still have your spot.`],
      button: 'View my events',
    }),
    event_invited: ({ school, title, at }) => ({
      subject: `${school} invites you: ${title}`,
      title: `${school} invites you to an event`,
      lines: [`“${title}” starts on ${at}. Register if you’d like to come.`],
      button: 'View event',
    }),
    event_cancelled: ({ title, at, reason }) => ({
      subject: `Canceled: ${title}`,
      title: 'An event was canceled',
      lines: [`“${title}”, planned for ${at}, won’t take place. The reason:`],
      quote: reason,
      button: 'Find other events',
    }),
    event_reminder: ({ title, at }) => ({
      subject: `Coming up: ${title}`,
      title: 'Your event is coming up',
      lines: [
        `“${title}” starts on ${at}.`,
        'If you can’t come, cancel your registration so that someone else can have your spot.',
      ],
      button: 'View event',
    }),
    event_evaluation: ({ title }) => ({
      subject: `How was “${title}”?`,
      title: 'How was it?',
      lines: [
        `You attended “${title}”. Your rating and a short comment help the organizer with the next one.`,
      ],
      button: 'Give feedback',
    }),
    partnership_proposed: ({ name, reason }) => ({
      subject: `${name} proposes a partnership`,
      title: `${name} proposes a partnership`,
      lines: ['Read the terms, then accept them or propose others.'],
      quote: reason,
      button: 'Read proposal',
    }),
    partnership_changed: ({ name, by, reason }) => ({
      subject: `New terms for your partnership with ${name}`,
      title: 'New terms to review',
      lines: [
        `${proposer(by, name, 'proposed new terms')}. The current terms stay in force until you agree on new ones.`,
      ],
      quote: reason,
      button: 'Read proposal',
    }),
    partnership_accepted: ({ name, by }) => ({
      subject: `Agreed: your partnership with ${name}`,
      title: 'Your partnership is agreed',
      lines: [`${by} accepted the terms. They apply to you and to ${name}.`],
      button: 'View terms',
    }),
    partnership_declined: ({ name, by, reason }) => ({
      subject: `Declined: a proposal for your partnership with ${name}`,
      title: 'A proposal was declined',
      lines: [
        by === name
          ? `${name} declined the terms you proposed.`
          : `${by} declined the terms ${name} proposed.`,
      ],
      quote: reason,
      button: 'View partnership',
    }),
    partnership_withdrawn: ({ name, by, reason }) => ({
      subject: `Withdrawn: a proposal for your partnership with ${name}`,
      title: 'A proposal was withdrawn',
      lines: [`${proposer(by, name, 'withdrew its proposal')}.`],
      quote: reason,
      button: 'View partnership',
    }),
    partnership_ended: ({ name, by, reason }) => ({
      subject: `Ended: your partnership with ${name}`,
      title: 'Your partnership has ended',
      lines: [
        `${by === name ? `${name} ended the partnership with you` : `${by} ended the partnership with ${name}`}. Shared missions are closed to new students; those who have started can finish.`,
      ],
      quote: reason,
      button: 'View partnership',
    }),
    partnership_ending: ({ name, date }) => ({
      subject: `Your partnership with ${name} ends soon`,
      title: 'Your partnership ends soon',
      lines: [
        `Your agreement with ${name} is valid until ${date}.`,
        'To continue without a break, propose new terms before that day.',
      ],
      button: 'Renew partnership',
    }),
    program_assigned: ({ program, school }) => ({
      subject: `New program: ${program}`,
      title: `${school} assigned you a program`,
      lines: [`“${program}” shows which missions to complete and by when.`],
      button: 'Open my programs',
    }),
    program_changed: ({ program }) => ({
      subject: `Changed: ${program}`,
      title: 'Your program has changed',
      lines: [`Missions or due dates in “${program}” have changed.`],
      button: 'Open my programs',
    }),
    program_reminder: ({ mission, program, date }) => ({
      subject: `Due soon: ${mission}`,
      title: 'A mission is due soon',
      lines: [
        `“${mission}” is due on ${date} (${program}).`,
        'If you need more time, ask your teacher before that day.',
      ],
      button: 'Open my programs',
    }),
    program_late: ({ mission, program, date }) => ({
      subject: `Overdue: ${mission}`,
      title: 'A mission is overdue',
      lines: [`“${mission}” was due on ${date} (${program}).`, 'You can still submit it.'],
      button: 'Open my programs',
    }),
    program_nudged: ({ name, school, mission, program, date, count }) => ({
      subject: `${name || school} reminds you: ${program}`,
      title: 'A reminder from your school',
      lines: [
        `“${mission}” was due on ${date} (${program}).`,
        ...(Number(count) > 1
          ? [`${count} missions in this program are overdue. This one was due first.`]
          : []),
        `You can still submit it. If something gets in your way, write to ${name || school}.`,
      ],
      button: 'Open my programs',
    }),
    program_extended: ({ mission, date, reason }) => ({
      subject: `More time for ${mission}`,
      title: 'You have more time',
      lines: [`“${mission}” is now due on ${date} for you. The reason:`],
      quote: reason,
      button: 'Open my programs',
    }),
    program_time_asked: ({ name, mission, program, date, reason }) => ({
      subject: `${name} requested more time: ${mission}`,
      title: `${name} requested more time`,
      lines: [`Due date of “${mission}” (${program}): ${date}. Their reason:`],
      quote: reason,
      after: ['To give more time, open the program and select the mission in the student’s row.'],
      button: 'Open program',
    }),
    program_place_asked: ({ mission, program }) => ({
      subject: `Spot requested: ${mission}`,
      title: 'A student requests a spot',
      lines: [`A student in “${program}” would like a spot for “${mission}”. You decide who gets one.`],
      button: 'Open program',
    }),
    program_place_given: ({ mission, program }) => ({
      subject: `You have a spot: ${mission}`,
      title: 'You have a spot',
      lines: [`Your school gave you a spot for “${mission}” (${program}). You can start now.`],
      button: 'Open my programs',
    }),
    program_place_refused: ({ mission, program }) => ({
      subject: `About your spot: ${mission}`,
      title: 'You didn’t get a spot',
      lines: [`All spots for “${mission}” (${program}) are taken. Other missions are still open to you.`],
      button: 'Open my programs',
    }),
    co_review_given: ({ school, mission }) => ({
      subject: `Your school commented on ${mission}`,
      title: 'Your school commented on your work',
      lines: [
        `${school} commented on your work on “${mission}”. The comment is shown next to the company’s feedback and doesn’t affect the verdict.`,
      ],
      button: 'Read comment',
    }),
    inbox_received: ({ name, message }) => ({
      subject: `${name} wrote to us`,
      title: `${name} wrote to us`,
      lines: ['You’ll find the full message in the inbox. It starts with:'],
      quote: message,
      button: 'Open inbox',
    }),
    inbox_answered: ({ answer }) => ({
      subject: 'Reply to your message',
      title: 'We replied to your message',
      lines: ['Thank you for your message. Our reply:'],
      quote: answer,
      button: 'Write to us again',
    }),
    feedback_answered: ({ answer }) => ({
      subject: 'Reply to your feedback',
      title: 'We replied to your feedback',
      lines: ['Thank you for your feedback. Our reply:'],
      quote: answer,
      button: 'View my feedback',
    }),
    other: () => ({
      subject: 'News from Essor',
      title: 'There’s something new in your account',
      lines: ['Sign in to see what’s new.'],
      button: 'Open Essor',
    }),
  },
  digest: (count, more) => ({
    subject: count === 1 ? 'You have a new notification' : `You have ${count} new notifications`,
    title: 'What’s new',
    more: more === 1 ? 'And one more.' : `And ${more} more.`,
    button: 'View all',
  }),
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  fallback: 'If the button doesn’t work, copy this address into your browser:',
  automatic: 'This email was sent automatically; replies aren’t read.',
  repliesGoTo: (name) => `This email was sent automatically; replies go to ${name}.`,
  reason: {
    feedback: 'You’re getting this because there is feedback on your work.',
    reviews: 'You’re getting this because you review work on Essor.',
    invitations: 'You’re getting this because someone invited you.',
    requests: 'You’re getting this because you decide on requests.',
    account: 'You’re getting this because it concerns your account. You can’t turn these emails off.',
    digest: 'This is your digest, sent at most once a day.',
    appointments: 'You’re getting this because you have an upcoming talk or event.',
    correspondence: 'You’re getting this because you wrote to us.',
    other: 'You’re getting this because you have an account on Essor.',
  },
  preferences: 'Email preferences',
  unsubscribe: 'Unsubscribe from these emails',
}
