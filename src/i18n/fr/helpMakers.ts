import type en from '../en/helpMakers.ts'
import type { Translation } from '../translation.ts'

export default {
  'maker-page': {
    title: 'Votre page de maker et votre portfolio',
    words: 'étude de cas profil public publier indépendant',
    body: `Dans **Profil de maker**, écrivez votre page et décidez quand l’afficher. Le **Portfolio** contient des études de cas : le problème, ce que vous avez fait et le résultat, avec des images.

Votre page montre aussi en combien de temps vous répondez et ce que disent vos clients, dès qu’il y a assez de données pour n’identifier personne.`,
  },
  'projects-and-clients': {
    title: 'Projets, temps et clients',
    words: 'client lien facture note minuteur chronomètre budget kanban',
    body: `**Projets** est un tableau qui va de la préparation à la fin du projet, avec tâches, chronomètre et budget. Un lien montre un projet à son client, sans compte. Vous pouvez le révoquer à tout moment.

À la fin d’un projet, vous et votre client pouvez vous noter. Les notes restent masquées jusqu’à ce que vous ayez noté tous les deux ou que 14 jours soient passés, et ne changent plus ensuite. Une note compte dans votre moyenne si son lien a été envoyé à l’adresse professionnelle de votre client ; les autres portent la mention « Non confirmée ». Vos factures ne sont visibles que par vous.`,
  },
  'mentor-and-review': {
    title: 'Accompagner des candidats et aider à évaluer',
    words: 'mentorat séance objectif retard évaluation file anonyme',
    body: `Proposez un mentorat dans **Mentorat** : indiquez combien de places vous avez, répondez sous sept jours, fixez des objectifs ensemble et planifiez des séances. Vos notes privées ne sont visibles que par vous.

Dans **Évaluations**, vous pouvez prendre en charge un travail qui attend depuis trop longtemps ou qu’une entreprise partage. Vous pouvez le lire tant que vous l’avez pris en charge, sans jamais savoir de qui il est.`,
  },
} satisfies Translation<typeof en>
