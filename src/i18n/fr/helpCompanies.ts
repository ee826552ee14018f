import type en from '../en/helpCompanies.ts'
import type { Translation } from '../translation.ts'

export default {
  'request-access': {
    title: 'Demander l’accès en tant que partenaire',
    words: 'approbation attente refus organisation entreprise siret demande',
    body: `Après confirmation de votre adresse, l’administration examine la demande : nom, site, SIRET s’il est indiqué, et correspondance entre l’adresse et le site. D’ici là, votre page d’accueil en montre l’état.

Si elle est refusée, vous pouvez lire pourquoi, la corriger et la renvoyer. Dès qu’elle est approuvée, votre espace s’ouvre.`,
  },
  team: {
    title: 'Travailler en équipe',
    words: 'collègue inviter propriétaire recruteur évaluateur rôle membre',
    body: `Dans **Équipe**, les propriétaires invitent des collègues par e-mail. Les **propriétaires** gèrent l’équipe et tout le reste ; les **recruteurs** écrivent des missions et cherchent des candidats ; les **évaluateurs** donnent des retours.

Les personnes qui partent perdent aussitôt l’accès ; les travaux pris en charge, les viviers et les conversations passent aux collègues. Une équipe garde toujours au moins un propriétaire.`,
  },
  'write-mission': {
    title: 'Écrire et publier une mission',
    words: 'auteur créer éditeur grille étapes version publier inviter',
    body: `Dans **Missions**, créez-en une : informations, étapes et grille d’évaluation dont les poids font 100 %. L’éditeur indique ce qui manque ; seule une mission complète peut être publiée.

Une version publiée ne peut plus être modifiée. Vos modifications préparent la version suivante, et les personnes qui ont commencé terminent l’ancienne. Une mission est ouverte à tous ou sur invitation, jusqu’à 200 invitations par jour.`,
  },
  'review-work': {
    title: 'Évaluer avec équité',
    words: 'retour critères prendre en charge anonyme verdict commentaire file',
    body: `**Évaluations** montre les travaux en attente de retour, avec leur échéance. Prenez un travail en charge : il vous est réservé trente minutes, et plus longtemps tant que vous y travaillez. Le nom reste masqué jusqu’à ce que tous les critères soient évalués.

Commentez le texte, écrivez un résumé et choisissez la décision. Rien n’est visible avant l’envoi. Votre page publique montre si vous répondez à temps, et en combien de temps.`,
  },
  'find-candidates': {
    title: 'Trouver des candidats et envoyer des demandes de contact',
    words: 'recherche correspondance besoin offre vivier recruter présélection anonyme',
    body: `**Candidats** permet de chercher parmi les cartes de candidat par compétence, preuve, lieu et date. Décrivez une offre pour voir les correspondances et leurs raisons ; les règles sont [publiques](/how-matching-works). Enregistrez des personnes dans des viviers ; elles en sont retirées après 12 mois, sauf prolongation.

Une demande de contact comporte un objet et un court message. Vous pouvez en envoyer 20 par jour, et toute votre entreprise 50. Vous ne connaissez un nom que si la demande est acceptée, et voyez ce qui est partagé jusqu’à la date choisie.`,
  },
  'publish-opening': {
    title: 'Publier une offre',
    words: 'emploi stage alternance fourchette salaire minimum relecture public école inviter étapes',
    body: `Dans **Offres**, décrivez le poste, ses compétences indispensables, le lieu et le contrat. La fourchette de rémunération est obligatoire : elle est visible de toute personne qui voit l’offre et ne peut pas être inférieure au minimum légal. Choisissez les étapes et le délai de réponse de chacune. L’éditeur signale ce qui manque et les formulations qui pourraient dissuader de postuler.

Une offre s’adresse à tout le monde, aux étudiants d’écoles partenaires ou à des personnes invitées. Tant que votre organisation n’est pas vérifiée, un administrateur relit d’abord l’offre. Les personnes qui ont postulé gardent la version qu’elles ont lue.`,
  },
  'read-applications': {
    title: 'Lire les candidatures anonymement et répondre à temps',
    words: 'anonyme présélection répondre motif retard relance fiche conflit',
    body: `Seule l’équipe de recrutement de l’offre lit ses candidatures. Les responsables décident ; les autres membres lisent, commentent et évaluent. Jusqu’à la présélection, vous voyez les compétences, les preuves et les réponses, mais ni nom, ni photo, ni école, ni lettre, ni CV.

Chaque candidature indique la date de réponse attendue. Pour refuser, choisissez un motif, écrivez un court message et dites ce qui aurait changé la décision ; vous pouvez répondre à plusieurs personnes à la fois. Si trop de réponses sont en retard, l’offre n’accepte plus de candidatures jusqu’à ce que vous ayez répondu. Votre page indique la part de vos réponses données à temps.`,
  },
  'interviews-offers': {
    title: 'Mener des entretiens et envoyer des propositions',
    words: 'entretien créneau agenda proposition accepter refuser embauche poste pourvu',
    body: `À une personne présélectionnée, proposez jusqu’à six créneaux ; elle en réserve un ou en demande d’autres. Vous pouvez ajouter les entretiens à votre agenda et garder des notes que seule l’équipe peut lire.

Une proposition indique le contrat, les dates, les heures, le lieu et la rémunération, qui ne peut pas être inférieure à la fourchette publiée. La personne a de 3 à 60 jours pour répondre ; d’ici là, vous pouvez retirer ou remplacer la proposition. Quand le dernier poste est pris, l’offre est pourvue et n’accepte plus de candidatures ; répondez à toutes les personnes qui attendent encore.`,
  },
  figures: {
    title: 'Pourquoi certains chiffres sont masqués',
    words: 'statistiques analyse manquant nombre petit groupe cinq confidentialité',
    body: `Les **Statistiques** comptent ce qui s’est vraiment passé. Un nombre qui concerne une à quatre personnes n’est jamais montré, ni ce qui permettrait de le calculer ; les nombres sur plusieurs missions sont arrondis au multiple de cinq inférieur.

Une nouvelle mission montre donc peu au début. Vous pouvez lire les graphiques en tableau et les télécharger en CSV.`,
  },
} satisfies Translation<typeof en>
