import type en from '../en/helpCompanies.ts'
import type { Translation } from '../translation.ts'

export default {
  'request-access': {
    title: 'Demander l’accès en tant que partenaire',
    words: 'approbation attente refus organisation entreprise siret demande',
    body: `Après confirmation de votre adresse, un administrateur examine la demande : nom, site, SIRET s’il est donné, et si l’adresse et le site vont ensemble. D’ici là, votre page de départ en montre l’état.

Si elle n’est pas acceptée, vous lisez pourquoi, la corrigez et la renvoyez. Une fois approuvée, votre espace s’ouvre à la page suivante.`,
  },
  team: {
    title: 'Travailler en équipe',
    words: 'collègue inviter propriétaire recruteur évaluateur rôle membre',
    body: `Sous **Équipe**, les propriétaires invitent des collègues par e-mail. Les **propriétaires** changent l’équipe et tout le reste ; les **recruteurs** écrivent des missions et cherchent des candidats ; les **évaluateurs** donnent des retours.

Qui part perd aussitôt l’accès ; travaux pris en charge, viviers et conversations passent aux collègues. Une équipe garde toujours un propriétaire.`,
  },
  'write-mission': {
    title: 'Écrire et publier une mission',
    words: 'auteur créer éditeur grille étapes version publier inviter',
    body: `Sous **Missions**, commencez-en une : informations, étapes et grille dont les poids font 100 %. L’éditeur dit ce qui manque ; seule une mission complète peut être publiée.

Ce qui est publié ne change plus. Une modification prépare la version suivante, et qui a commencé termine l’ancienne. Une mission est ouverte à tous ou sur invitation, jusqu’à 200 invitations par jour.`,
  },
  'review-work': {
    title: 'Évaluer avec équité',
    words: 'retour critères prendre en charge anonyme verdict commentaire file',
    body: `**Évaluations** montre ce qui attend, avec la date promise. Prenez un travail en charge : il est à vous trente minutes, plus longtemps tant que vous continuez. Vous le lisez sans nom tant que chaque critère n’a pas son niveau.

Commentez des passages, écrivez un résumé, choisissez le verdict. Rien n’arrive au candidat avant la remise. Votre page publique montre si vous répondez à temps, et en combien de temps.`,
  },
  'find-candidates': {
    title: 'Trouver des candidats et demander un contact',
    words: 'recherche correspondance besoin vivier recruter présélection anonyme',
    body: `**Candidats** cherche parmi des cartes anonymes par compétence, preuve, lieu et date. Décrivez un besoin pour voir les correspondances et leurs raisons ; les règles sont [publiques](/how-matching-works). Gardez des personnes dans des viviers, qui les oublient après 12 mois sauf indication contraire.

Une demande de contact a besoin d’un but et de quelques mots : 20 par jour et par personne, 50 par entreprise. Vous n’apprenez un nom que si le candidat accepte, et voyez ce qui est partagé jusqu’à son dernier jour.`,
  },
  figures: {
    title: 'Pourquoi certains chiffres sont masqués',
    words: 'statistiques analyse manquant nombre petit groupe cinq confidentialité',
    body: `Les **Statistiques** sont comptées à partir de ce qui s’est vraiment passé. Un chiffre qui concerne une à quatre personnes n’est jamais montré, ni ce qui permettrait de le calculer ; ce qui porte sur plusieurs missions est compté par cinq.

Une nouvelle mission montre donc peu au début. Les graphiques se lisent aussi en tableau et se téléchargent en CSV.`,
  },
} satisfies Translation<typeof en>
