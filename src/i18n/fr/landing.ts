import type en from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Le talent à la rencontre des opportunités',
  metaTitle: 'Essor — Le talent à la rencontre des opportunités',
  subtitle:
    'Les candidats réalisent des missions simulées, reçoivent de vrais retours et obtiennent des certificats que chacun peut vérifier. Les entreprises les découvrent à travers ce qu’ils savent faire.',
  signIn: 'Se connecter',
  getStarted: 'Commencer',
  joinStudent: 'M’inscrire comme étudiant(e)',
  joinCompany: 'Inscrire mon entreprise',
  createAccount: 'Créer mon compte',
  sections: { how: 'Comment ça marche', everyone: 'Pensé pour tout le monde' },
  how: {
    eyebrow: 'Du premier clic au premier jour',
    discover: {
      title: 'Découvrez des missions',
      text: 'Choisissez un travail qui ressemble au métier visé : une consigne, des collègues, des décisions, un livrable. Vous savez avant de commencer combien d’heures il prend.',
    },
    complete: {
      title: 'Réalisez et apprenez',
      text: 'Remettez votre travail et recevez un retour à la date promise, critère par critère. Reprenez-le jusqu’à ce qu’il soit bon.',
    },
    recognized: {
      title: 'Faites-vous reconnaître',
      text: 'Un travail validé donne un certificat que chacun peut vérifier, et vous rend visible pour les entreprises si vous l’acceptez.',
    },
  },
  everyone: {
    text: 'Un seul lieu, avec un espace de travail pour chacun.',
    student: {
      title: 'Pour les étudiants et les candidats',
      points: {
        first: 'Des missions conçues comme du vrai travail, gratuites pour vous',
        second: 'Des retours utiles, et une deuxième tentative',
        third: 'Un profil fait de preuves, pas de promesses',
      },
    },
    company: {
      title: 'Pour les entreprises',
      points: {
        first: 'Des missions qui montrent comment on travaille',
        second: 'Des travaux évalués selon vos propres critères',
        third: 'Des candidats qui acceptent d’être contactés',
      },
    },
    others:
      'Vous enseignez, ou vous travaillez à votre compte et voulez aider des personnes à débuter leur carrière ?',
    othersLink: 'Engagez-vous',
  },
  closing: {
    title: 'La prochaine étape prend une minute',
    text: 'Créez votre compte, ouvrez votre messagerie, choisissez votre première mission.',
  },
  tryIt: {
    label: 'Essayez une étape',
    step: 'Une étape de mission',
    from: 'Inès Garnier',
    fromRole: 'Responsable produit',
    time: '17 h 42',
    message:
      'Ça tombe mal : le client a avancé la démo à demain 9 h. L’export plante encore avec les accents dans les noms. On fait quoi ?',
    question: 'Que répondez-vous ?',
    choices: {
      hide: {
        label: 'On montre quand même, en évitant les noms accentués.',
        outcome:
          'Le client tape « Zoé » dès la deuxième minute. L’export plante devant tout le monde, et Inès apprend que vous le saviez.',
        note: 'Critère « Fiabilité » : à reprendre. Un risque connu se met sur la table.',
      },
      night: {
        label: 'Je reste ce soir et je m’en occupe.',
        outcome:
          'À 2 h, ça marche sur votre machine. Personne n’a relu, et la démo rencontre un second problème qu’un collègue aurait vu.',
        note: 'Critère « Esprit d’équipe » : acceptable. La volonté est là, il manque un second regard.',
      },
      tell: {
        label: 'Je dis au client ce qui marche, ce qui ne marche pas, et pour quand.',
        outcome:
          'Le client répond dans l’heure : « Merci de l’avoir dit. Montrez-nous le reste. » La démo est sereine, la correction arrive jeudi.',
        note: 'Critère « Communication » : excellent. Clair, tôt, avec une date.',
      },
    },
    noteLabel: 'Commentaire d’évaluation',
    more: 'Essayer une mission entière',
  },
  footer: {
    text: 'L’essor, c’est prendre son envol.',
    admin: 'Administration',
  },
  navigation: 'Site',
} satisfies Translation<typeof en>
