export default {
  'create-account': {
    title: 'Create an account',
    words: 'sign up register join registration',
    body: `Open [Create Account](/auth?tab=signup) and choose whether you’re a candidate or a partner.

- **Candidates** can start as soon as they’ve confirmed their email address.
- **Companies, schools and makers** request access. An administrator reviews the request, and you get an email with the decision. Companies and schools need a professional email address.

Your password needs at least eight characters, including an uppercase letter, a lowercase letter, a digit and a special character. The meter shows what’s still missing.`,
  },
  'confirmation-mail': {
    title: 'I didn’t get the confirmation email',
    words: 'verify activation link email mail spam resend',
    body: `Check your spam folder first. If it isn’t there, sign in with your email address and password: the page offers to resend the email. Wait a minute between attempts.

The link works once. If it has expired, ask for a new one the same way. Also check that your address is spelled correctly.`,
  },
  'forgot-password': {
    title: 'I forgot my password',
    words: 'reset lost login sign in change',
    body: `Choose [Forgot password?](/auth/forgot-password) on the sign-in page and enter your email address. The email contains a link to choose a new password.

To protect you, the page says the same thing whether or not the address has an account. A new password signs you out on all your other devices.

If you signed up with Google or LinkedIn, sign in with that button instead.`,
  },
  'two-factor': {
    title: 'Protect your account with two-factor authentication',
    words: '2fa authenticator code security phone totp',
    body: `In **Account settings**, under **Two-factor authentication**, scan the QR code with an authenticator app and enter the six digits it shows. From then on, you need a code after your password.

Codes change every 30 seconds. If one is rejected, wait for the next one and check that the time on your phone is correct.

Save your recovery codes: each one lets you in once if you lose your phone. If you’ve lost both, [write to us](/contact) from your account’s email address.`,
  },
  sessions: {
    title: 'See where you’re signed in',
    words: 'device logout sign out session hacked stolen',
    body: `**Account settings** lists every device where you’re signed in, and when it was last used. Sign out of any you don’t recognize; it takes effect right away.

If you think someone else has used your account, change your password too: that signs you out everywhere except on this device.`,
  },
  notifications: {
    title: 'Choose which emails and push notifications you get',
    words: 'notification email mail unsubscribe digest too many emails mails push phone device quiet hours',
    body: `You’re always notified in the app: the bell shows what’s new. For emails, you choose topic by topic: right away, in a daily digest, or never. You’ll find this in **Account settings** and under the bell icon.

Every email has a link to unsubscribe from its topic without signing in. Only emails about the security of your account are always sent.

You can also get notifications on your phone or computer while the app is closed: open the same page and click **Turn on notifications on this device**. You can then choose topics and quiet hours, hide details, and remove devices. Where the browser allows it, each notification has a button that turns notifications off on that device. Signing out turns them off too. On iPhone and iPad, add the app to your home screen first.`,
  },
  'export-or-delete': {
    title: 'Export your data or delete your account',
    words: 'export download gdpr remove close leave erase',
    body: `You can do both in **Account settings**.

- **Your data** shows what we hold, lets you request a correction, and prepares a data export: a page to read, everything as JSON, and your files. You get an email when it’s ready.
- **Delete my account** asks for your password. The account is deleted with everything in it after 14 days. Until then, a banner on every page lets you keep it.

If you’re the last owner of a team or the last administrator, appoint someone else first.`,
  },
  'calendar-feed': {
    title: 'See your dates in your own calendar',
    words: 'calendar google apple outlook ics ical subscribe feed agenda sync',
    body: `Under **Account settings → Calendar feed**, create your private address and subscribe to it in Google Calendar, Apple Calendar, Outlook or any other calendar. The page says how.

Interviews, career talks, mentoring sessions, events, due dates, milestones and next actions appear there and update automatically; canceled ones are marked as canceled. Apple looks for changes within the hour, Google and Outlook within a day.

Anyone who has the address can see these dates. You can **replace it** or **turn the feed off** at any time.`,
  },
  'check-certificate': {
    title: 'Check whether a certificate is genuine',
    words: 'verify proof fake employer qr code badge credential',
    body: `Open [Verify a certificate](/certificates) and enter its code, or scan the QR code on the document. You don’t need an account.

The page says who issued it, for which mission and skills, and whether it’s still valid. A revoked certificate says so. Your browser checks the signature itself, so a copied image isn’t enough to fake one.`,
  },
  'language-and-keyboard': {
    title: 'Language, dark theme and keyboard',
    words: 'french english theme shortcut accessibility dark mode search',
    body: `Switch between English and French, and between light and dark, at the top of every page. You won’t lose what you’ve typed.

Press **Ctrl K** to find a page, and **?** to see all shortcuts. Everything works with the keyboard alone; everything you can drag also has a menu. Known limits are in our [accessibility statement](/accessibility).`,
  },
}
