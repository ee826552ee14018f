export default {
  'create-account': {
    title: 'Create an account',
    words: 'sign up register join registration',
    body: `Open [Create Account](/auth?tab=signup) and choose whether you are a candidate or a partner.

- **Candidates** begin as soon as the email address is confirmed.
- **Companies, schools and makers** ask for access. An administrator looks at the request; you are told by mail when it is decided. Companies and schools need a professional address.

The password needs eight characters with a capital letter, a small letter, a digit and a special character. The meter shows what is still missing.`,
  },
  'confirmation-mail': {
    title: 'The confirmation mail does not arrive',
    words: 'verify activation link email spam resend',
    body: `Look into the folder for unwanted mail first. If nothing is there, sign in with your address and password: the page offers to send the mail again. Wait a minute between two tries.

The link works once. If it says that it has expired, ask for a new one the same way. Check the spelling of your address too: a mail to a wrong address never comes back.`,
  },
  'forgot-password': {
    title: 'I forgot my password',
    words: 'reset lost login sign in change',
    body: `Choose [Forgot password?](/auth/forgot-password) on the sign-in page and type your address. The mail holds a link to a page where you choose a new one.

For your protection the page says the same whether the address is known or not. A new password signs you out on every other device.

If you signed up with Google or LinkedIn, use their button instead.`,
  },
  'two-factor': {
    title: 'Protect your account with a second factor',
    words: '2fa authenticator code security phone totp',
    body: `In **Account settings**, section **Two-factor authentication**, scan the picture with an authenticator app and type the six digits it shows. From then on a code is asked for after the password.

Codes change every 30 seconds. If one is refused, wait for the next, and check that the clock of your phone is right.

Keep the recovery codes that you are shown: each lets you in once if you lose the phone. If you have lost both, [write to us](/contact) from the address of your account.`,
  },
  sessions: {
    title: 'See where you are signed in',
    words: 'device logout sign out session hacked stolen',
    body: `**Account settings** lists every device on which you are signed in, and when it was last used. End what you do not recognise; it is signed out at once.

If you think that somebody else was in your account, change the password too: that signs out everything but this device.`,
  },
  notifications: {
    title: 'Choose which mails you get',
    words: 'notification email unsubscribe digest too many mails',
    body: `In the app you are always told at once: the bell shows what is new. For mails you choose, topic by topic: at once, in a daily digest, or never. You find this at the bottom of **Account settings** and behind the bell.

Every mail has a link that stops its kind, without signing in. Only what concerns the security of your account is always mailed.`,
  },
  'export-or-delete': {
    title: 'Take your data with you, or delete your account',
    words: 'export download gdpr remove close leave erase',
    body: `Both are in **Account settings**.

- **Download my data** gives you a file with everything Essor knows about you.
- **Delete my account** asks for your password. The account goes after 14 days, with everything in it. Until then a bar on every page lets you keep it.

The last owner of a team and the last administrator name somebody else first.`,
  },
  'check-certificate': {
    title: 'Check whether a certificate is genuine',
    words: 'verify proof fake employer qr code badge credential',
    body: `Open [Check a certificate](/certificates) and type its code, or scan the QR code on the document. No account is needed.

The page says who issued it, for which mission and which skills, and whether it still holds. A certificate that was revoked says so. Your browser checks the signature itself, so that a copied picture proves nothing.`,
  },
  'language-and-keyboard': {
    title: 'Language, dark theme and keyboard',
    words: 'french english theme shortcut accessibility dark mode search',
    body: `Switch between English and French, and between light and dark, at the top of every page. What you have typed stays.

Press **Ctrl K** to find a page, and **?** to see all shortcuts. Everything works with the keyboard alone; each drag has a menu that does the same. What we know about limits is in our [accessibility statement](/accessibility).`,
  },
}
