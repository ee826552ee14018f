import type en from '../en/helpSchools.ts'
import type { Translation } from '../translation.ts'

export default {
  'import-students': {
    title: 'Ajouter vos étudiants',
    words: 'importer csv liste promotion inviter fichier',
    body: `Sous **Étudiants**, importez une liste : choisissez les colonnes, regardez chaque ligne, corrigez ce qui est marqué et confirmez. Qui est connu par numéro ou adresse est mis à jour ; une case vide ne change rien. Un import peut être annulé.

Invitez ensuite par e-mail. L’étudiant choisit ce qu’il partage en reliant son compte ; d’ici là, vous voyez ce que dit votre liste, et rien d’autre.`,
  },
  programs: {
    title: 'Attribuer un programme',
    words: 'mission échéance promotion progression rapport enseignant délai relancer retard dupliquer copie',
    body: `Un **programme** est un ensemble de missions avec des échéances pour une promotion. Les étudiants sont prévenus quand il est attribué, reçoivent un rappel avant une date et sont avertis d’un retard ; vous pouvez accorder un délai avec un motif. En cas de retard, **Relancer** sur la page du programme écrit à tous les retardataires, une fois en trois jours au plus. **Dupliquer** reprend les missions dans un nouveau programme pour la promotion suivante.

La page montre la progression par étudiant et par mission. Qui ne partage pas sa progression n’apparaît dans aucune ligne. Elle se télécharge en PDF et en CSV.`,
  },
  partnerships: {
    title: 'Convenir d’un partenariat',
    words: 'conditions proposer accepter entreprise école négocier fin',
    body: `Écoles et partenaires se proposent des conditions : quelles missions s’ouvrent aux étudiants reliés, ce que le partenaire voit d’eux et jusqu’à quand. Chaque partie accepte exactement la version lue, ou en propose une autre ; ce qui est en vigueur continue.

Un partenaire ne voit jamais plus que ce que chaque étudiant partage. À la fin d’un partenariat, ce qu’il ouvrait se ferme aussitôt.`,
  },
} satisfies Translation<typeof en>
