import type en from '../en/companies.ts'
import type { Translation } from '../translation.ts'

export default {
  approved: 'Vérifiée par Essor',
  approvedHint: 'Essor a vérifié qui se trouve derrière cette entreprise.',
  kind: 'Entreprise',
  since: 'Sur Essor depuis le {{date}}',
  website: 'Site',
  replies: 'Comment elle répond',
  replyRate: 'Retours à temps',
  replyRateHint:
    'Parmi les travaux rendus ces 180 derniers jours, la part qui a reçu un retour à la date promise.',
  feedbackTime: 'Attente habituelle',
  feedbackTimeHint: 'Au milieu, du rendu au retour.',
  tooFew: 'Indiqué dès que cinq travaux ont reçu une réponse ou sont arrivés à échéance.',
  missions: 'Missions ouvertes',
  noMissions: 'Aucune mission n’est ouverte en ce moment',
  noMissionsText: 'L’entreprise en publie de nouvelles de temps en temps. D’ici là, d’autres vous attendent.',
  all: 'Vers la page d’accueil',
  describe: '{{company}} sur Essor : missions ouvertes, et comment elle répond aux candidats.',
} satisfies Translation<typeof en>
