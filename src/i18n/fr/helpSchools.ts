import type en from '../en/helpSchools.ts'
import type { Translation } from '../translation.ts'

export default {
  'import-students': {
    title: 'Importer vos étudiants',
    words: 'importer csv liste promotion inviter fichier',
    body: `Dans **Étudiants**, importez une liste : associez les colonnes, vérifiez chaque ligne, corrigez ce qui est signalé et importez. Les étudiants déjà connus par numéro ou adresse sont mis à jour ; une case vide ne change rien. Un import peut être annulé.

Invitez-les ensuite par e-mail. Chaque étudiant choisit ce qu’il partage en reliant son compte ; d’ici là, vous ne voyez que votre propre liste.`,
  },
  programs: {
    title: 'Attribuer un programme',
    words: 'mission échéance promotion progression rapport enseignant délai relancer retard dupliquer copie',
    body: `Un **programme** est un ensemble de missions avec des échéances pour une promotion. Les étudiants sont prévenus quand il est attribué, reçoivent un rappel avant chaque échéance et sont avertis d’un retard ; vous pouvez accorder un délai avec un motif. En cas de retard, **Relancer** sur la page du programme écrit à tous les étudiants en retard, au plus une fois tous les trois jours. **Dupliquer** reprend les missions dans un nouveau programme pour la promotion suivante.

La page montre la progression par étudiant et par mission, et se télécharge en PDF et en CSV. Les étudiants qui ne partagent pas leur progression y sont comptés sans leur nom.`,
  },
  'learning-platforms': {
    title: 'Connecter Moodle, Canvas et d’autres',
    words:
      'lti lms moodle canvas blackboard plateforme apprentissage cours connecter inscription déploiement connexion ent',
    body: `Dans **Intégrations → Plateforme d’apprentissage**, un propriétaire de votre école connecte la plateforme où se trouvent vos cours. Les étudiants ouvrent ensuite Essor depuis un cours, sans autre mot de passe.

**Moodle** (4.0 ou plus récent) : créez une adresse d’inscription sur Essor. Dans Moodle, ouvrez **Administration du site → Plugins → Outil externe → Gérer les outils**, collez-la comme URL de l’outil, choisissez **Ajouter LTI Advantage**, puis activez l’outil.

**Canvas** : créez une adresse d’inscription sur Essor. Dans Canvas, ouvrez **Admin → Clés de développeur → + Inscription LTI**, ou **Admin → Applications → Gérer**, collez-la, puis activez l’application et ajoutez-la au compte. Canvas nomme un nouveau déploiement à sa première ouverture : il apparaît alors sur Essor, et vous l’autorisez.

Autres plateformes compatibles avec **LTI 1.3** : saisissez-y les quatre adresses qu’Essor affiche, puis ajoutez sur Essor ce que la plateforme affiche en retour.

Après la première ouverture, les étudiants choisissent : un nouveau compte, ou le leur, auquel ils se connectent une fois. Ils décident de ce que voit votre école, comme pour toute invitation. S’ils partagent leur progression, leurs notes arrivent dans le carnet de notes du cours, et à nouveau après une révision. Les enseignants utilisent le compte qui fait partie de votre équipe ; vous pouvez aussi permettre aux enseignants des cours de la plateforme de la rejoindre.`,
  },
  'recommend-openings': {
    title: 'Recommander des offres aux étudiants',
    words: 'emploi stage alternance partenaire promotion message retirer',
    body: `**Offres** réunit les offres que des entreprises partagent avec votre école et celles, publiques, de vos partenaires. Recommandez-en à des promotions ou à des programmes, avec un court message si vous le souhaitez. Les étudiants inscrits qui ont un compte reçoivent une notification et voient le nom de votre école à côté de l’offre.

Vous pouvez retirer une recommandation à tout moment. Vous ne voyez pas qui postule.`,
  },
  'placements-agreements': {
    title: 'Embauches et conventions de stage',
    words: 'embauche statistiques nombre partage convention stage alternance pdf confirmer tuteur',
    body: `Dans **Offres → Embauches**, vous voyez combien de vos étudiants ont été embauchés grâce à des offres, par contrat, promotion et année. Chaque étudiant compte une fois. Vous voyez le nom de ceux qui partagent leur embauche ; les autres groupes de moins de cinq personnes sont masqués.

Pour un stage ou une alternance partagés, l’étudiant, l’entreprise et vous rédigez ensemble une convention dans **Conventions**. Toute modification efface les confirmations déjà données. Une fois confirmée par les trois parties, elle est définitive et se télécharge en PDF.`,
  },
  partnerships: {
    title: 'Convenir d’un partenariat',
    words: 'conditions proposer accepter entreprise école négocier fin',
    body: `Écoles et partenaires se proposent des conditions : quelles missions s’ouvrent aux étudiants reliés, ce que le partenaire voit d’eux et jusqu’à quand. Chaque partie accepte la version qu’elle a lue, ou en propose une autre ; les conditions actuelles restent en vigueur d’ici là.

Un partenaire ne voit jamais plus que ce que chaque étudiant partage. À la fin d’un partenariat, tout ce qu’il ouvrait se ferme aussitôt.`,
  },
} satisfies Translation<typeof en>
