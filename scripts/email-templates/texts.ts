export interface InTwoLanguages {
  en: string
  fr: string
}

interface TemplateTexts {
  /** The purpose of the link; an email without one shows a code. */
  type?: string
  title: InTwoLanguages
  intro: InTwoLanguages
  /** Also said to organizations that sign up. */
  forPartners?: InTwoLanguages
  button?: InTwoLanguages
  /** What to do if someone else asked for the email. */
  notMe: InTwoLanguages
}

/** The auth service's emails, as HTML with Go template variables. */
export const templateTexts: Record<string, TemplateTexts> = {
  confirmation: {
    type: 'signup',
    title: {
      en: 'Confirm your email address',
      fr: 'Confirmez votre adresse e-mail',
    },
    intro: {
      en: 'One last step to open your Essor account.',
      fr: 'Il reste une étape pour ouvrir votre compte Essor.',
    },
    forPartners: {
      en: 'Your request then goes to our team. You’ll see their decision when you sign in.',
      fr: 'Votre demande est ensuite transmise à notre équipe. Vous verrez sa réponse en vous connectant.',
    },
    button: {
      en: 'Confirm my address',
      fr: 'Confirmer mon adresse',
    },
    notMe: {
      en: 'Didn’t ask for an account? Ignore this email: no account is opened unless you confirm.',
      fr: 'Vous n’avez pas demandé de compte ? Ignorez cet e-mail : sans confirmation, aucun compte n’est ouvert à votre adresse.',
    },
  },
  recovery: {
    type: 'recovery',
    title: {
      en: 'Choose a new password',
      fr: 'Choisissez un nouveau mot de passe',
    },
    intro: {
      en: 'You asked to change the password for <strong>{{ .Email }}</strong>.',
      fr: 'Vous avez demandé à changer le mot de passe du compte <strong>{{ .Email }}</strong>.',
    },
    button: {
      en: 'Choose a password',
      fr: 'Choisir un mot de passe',
    },
    notMe: {
      en: 'If this wasn’t you, ignore this email: your password stays the same. If these emails keep coming, turn on two-factor authentication in your settings.',
      fr: 'Ce n’était pas vous ? Ignorez cet e-mail : votre mot de passe reste le même. Si ces e-mails se répètent, activez l’authentification à deux facteurs dans les réglages de votre compte.',
    },
  },
  email_change: {
    type: 'email_change',
    title: {
      en: 'Confirm your new email address',
      fr: 'Confirmez votre nouvelle adresse e-mail',
    },
    intro: {
      en: 'You asked to change your Essor email address from <strong>{{ .Email }}</strong> to <strong>{{ .NewEmail }}</strong>. It changes once you have confirmed from both addresses.',
      fr: 'Vous avez demandé à changer l’adresse e-mail de votre compte Essor, de <strong>{{ .Email }}</strong> à <strong>{{ .NewEmail }}</strong>. Elle changera quand vous aurez confirmé depuis les deux adresses.',
    },
    button: {
      en: 'Confirm change',
      fr: 'Confirmer le changement',
    },
    notMe: {
      en: 'If this wasn’t you, don’t open the link: nothing changes without it. If this is your account, sign in and change your password, as someone else may have access.',
      fr: 'Ce n’était pas vous ? Ne suivez pas ce lien : rien ne change sans lui. Si ce compte est le vôtre, connectez-vous et changez votre mot de passe, car quelqu’un d’autre a pu l’ouvrir.',
    },
  },
  magic_link: {
    type: 'magiclink',
    title: {
      en: 'Sign in to Essor',
      fr: 'Connectez-vous à Essor',
    },
    intro: {
      en: 'You already have an account with this address. This link opens it without a password.',
      fr: 'Vous avez déjà un compte à cette adresse. Ce lien l’ouvre sans mot de passe.',
    },
    button: {
      en: 'Sign in',
      fr: 'Me connecter',
    },
    notMe: {
      en: 'Didn’t ask for this? Ignore this email and don’t share the link: anyone who opens it can enter your account.',
      fr: 'Vous n’avez rien demandé ? Ignorez cet e-mail et ne transmettez ce lien à personne : toute personne qui l’ouvre peut entrer dans votre compte.',
    },
  },
  invite: {
    type: 'invite',
    title: {
      en: 'An invitation is waiting for you',
      fr: 'Une invitation vous attend',
    },
    intro: {
      en: 'An Essor account is ready for <strong>{{ .Email }}</strong>. Accept the invitation, then choose your password.',
      fr: 'Un compte Essor a été préparé pour <strong>{{ .Email }}</strong>. Acceptez l’invitation, puis choisissez votre mot de passe.',
    },
    button: {
      en: 'Accept invitation',
      fr: 'Accepter l’invitation',
    },
    notMe: {
      en: 'Weren’t expecting an invitation? Ignore this email: the account won’t be opened without you.',
      fr: 'Vous n’attendiez pas d’invitation ? Ignorez cet e-mail : le compte ne s’ouvre pas sans vous.',
    },
  },
  reauthentication: {
    title: {
      en: 'Confirm that it’s you',
      fr: 'Confirmez que c’est bien vous',
    },
    intro: {
      en: 'Enter this code when Essor asks for it.',
      fr: 'Saisissez ce code quand Essor vous le demande.',
    },
    notMe: {
      en: 'Didn’t ask for this? Don’t share the code. Change your password and sign out of your other sessions in your settings.',
      fr: 'Vous n’avez rien demandé ? Ne donnez ce code à personne. Changez votre mot de passe et fermez les autres sessions dans les réglages de votre compte.',
    },
  },
}

export const expiry: Record<'link' | 'code', InTwoLanguages> = {
  link: {
    en: 'This link expires in one hour and works once. If the button doesn’t work, copy this address into your browser:',
    fr: 'Ce lien expire dans une heure et ne sert qu’une fois. Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  code: {
    en: 'This code expires in one hour and works once.',
    fr: 'Ce code expire dans une heure et ne sert qu’une fois.',
  },
}

export const automatic: InTwoLanguages = {
  en: 'This email was sent automatically; replies aren’t read.',
  fr: 'Cet e-mail est envoyé automatiquement ; les réponses ne sont pas lues.',
}
