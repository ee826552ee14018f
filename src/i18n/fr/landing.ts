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
  proof: {
    title: 'Voyez par vous-même',
    text: 'Sans compte : lisez une mission ouverte et vérifiez un certificat.',
  },
  review: {
    title: 'Comment les travaux sont évalués',
    submit: {
      title: 'Vous remettez votre travail',
      text: 'Avant de commencer, vous connaissez le délai promis pour le retour et, si l’auteur la partage, la grille d’évaluation.',
    },
    read: {
      title: 'Un professionnel l’évalue',
      text: 'L’entreprise ou le maker à l’origine de la mission évalue votre travail selon la grille. Si le retour tarde, un maker indépendant peut prendre le relais.',
    },
    answer: {
      title: 'Vous recevez un retour',
      text: 'Un niveau pour chaque critère, un message personnel et une décision : validé, à reprendre ou non validé.',
    },
    revise: {
      title: 'Vous obtenez un certificat',
      text: 'Si le travail est à reprendre, améliorez-le et remettez-le à nouveau. Un travail validé donne droit à un certificat avec vos résultats.',
    },
  },
  school: {
    title: 'Pour les écoles',
    text: 'Offrez à vos étudiants une pratique concrète, et suivez leurs progrès.',
    points: {
      first: 'Importez vos listes et attribuez des missions dans des programmes avec des échéances',
      second: 'Vous ne voyez que ce que les étudiants acceptent de partager',
      third: 'Nouez des partenariats avec des entreprises et organisez des événements',
    },
    join: 'Inscrire mon école',
    browse: 'Voir les écoles',
  },
  maker: {
    title: 'Pour les makers',
    text: 'Vous travaillez à votre compte ? Aidez d’autres personnes à débuter leur carrière, et montrez ce que vous faites.',
    points: {
      first: 'Une page publique avec vos réalisations, vos compétences et les notes de vos clients',
      second: 'Projets, temps et clients au même endroit',
      third: 'Publiez des missions, évaluez des travaux et accompagnez des candidats',
    },
    join: 'M’inscrire comme maker',
    browse: 'Voir les makers',
  },
  questions: {
    title: 'Questions et réponses',
    free: {
      question: 'Combien ça coûte ?',
      answer: 'Essor est gratuit pour les candidats : missions, retours et certificats.',
    },
    work: {
      question: 'Est-ce que je travaille gratuitement ?',
      answer:
        'Non. Les missions sont des cas fictifs de deux jours au plus, les entreprises n’utilisent pas votre travail, et vous en gardez les droits. Vous pouvez signaler une mission qui ressemble à du vrai travail.',
    },
    trust: {
      question: 'Pourquoi se fier à un certificat ?',
      answer:
        'Il montre le résultat pour chaque critère et il est signé numériquement. Chacun peut le vérifier sans compte, et un certificat révoqué l’indique.',
    },
    visible: {
      question: 'Qui peut voir mon profil ?',
      answer:
        'C’est vous qui décidez. Les entreprises ne peuvent vous trouver que si vous l’acceptez, et d’abord sans voir votre nom. Vous voyez quelles entreprises ont consulté votre carte, et vous pouvez arrêter le partage à tout moment.',
    },
    start: {
      question: 'Comment commencer ?',
      answer:
        'Choisissez une mission et créez un compte depuis sa page. Une fois votre adresse e-mail confirmée, vous retrouvez cette mission.',
    },
    more: 'Plus de réponses dans le centre d’aide',
  },
  footer: { text: 'L’essor, c’est prendre son envol.' },
} satisfies Translation<typeof en>
