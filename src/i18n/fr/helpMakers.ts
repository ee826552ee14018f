import type en from '../en/helpMakers.ts'
import type { Translation } from '../translation.ts'

export default {
  'maker-page': {
    title: 'Votre page de maker et votre portfolio',
    words: 'étude de cas profil public publier indépendant',
    body: `Sous **Profil de maker**, vous écrivez votre page et décidez quand elle est montrée. Le **Portfolio** contient des études de cas : le problème, ce que vous avez fait et le résultat, avec des images.

Votre page montre aussi en combien de temps vous répondez et ce que disent vos clients, dès qu’il y a de quoi le dire sans désigner personne.`,
  },
  'projects-and-clients': {
    title: 'Projets, temps et clients',
    words: 'client lien facture note minuteur budget kanban',
    body: `**Projets** est un tableau de la planification à la fin, avec tâches, minuteur et budget. Un lien montre un projet à son client, sans compte, et peut être retiré à tout moment.

À la fin d’un projet, les deux parties peuvent se noter. Les notes restent fermées jusqu’à ce que les deux se soient exprimées ou que 14 jours soient passés, et ne changent plus ensuite. Une note compte dans votre moyenne si son lien a été envoyé à l’adresse professionnelle de votre client ; les autres portent la mention « Non confirmée ». Vos factures ne sont qu’à vous.`,
  },
  'mentor-and-review': {
    title: 'Accompagner des débutants et aider à évaluer',
    words: 'mentorat séance objectif retard évaluation file anonyme',
    body: `Proposez un accompagnement sous **Mentorat** : dites combien de places vous avez, répondez sous sept jours, fixez des objectifs ensemble et planifiez des séances. Personne d’autre ne lit vos notes privées.

Sous **Évaluations**, vous pouvez reprendre un travail qui attend trop longtemps ou qu’une entreprise partage. Vous le lisez tant que vous l’avez pris en charge, et n’apprenez jamais de qui il est.`,
  },
} satisfies Translation<typeof en>
