import type en from '../en/accessibility.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Accessibilité',
  description: 'Le niveau d’accessibilité d’Essor, nos tests, les limites connues et comment nous en parler.',
  body: `Essor doit pouvoir être utilisé par tout le monde : au clavier, avec un lecteur d’écran, en texte agrandi, avec une vision limitée des couleurs ou sur un petit téléphone.

## Notre objectif

Nous suivons les règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA. Cette déclaration est notre propre évaluation ; aucun organisme extérieur n’a encore audité le produit, nous n’affirmons donc pas une conformité totale.

## Ce qui est testé

- Des contrôles automatiques avec axe s’exécutent sur des pages de chaque espace à chaque modification du produit, en clair et en sombre.
- Les parcours principaux sont testés dans un vrai navigateur, notamment l’inscription, la réalisation d’une mission, l’évaluation et la publication, en partie au clavier seul.
- Les pages tiennent dans 360 pixels sans défilement horizontal, et le texte a un contraste d’au moins 4,5:1 avec son fond.
- Les animations sont désactivées pour les personnes dont le système demande de les réduire.

## Ce qui fonctionne

- Tout ce que l’on peut faire glisser peut aussi être déplacé depuis un menu.
- Les graphiques ont un tableau avec les mêmes chiffres, qui se télécharge.
- Les erreurs s’affichent à côté du champ concerné, et rien de ce que vous avez saisi n’est perdu.
- Chaque page a un titre, un titre principal unique et un lien pour aller au contenu.
- Français et anglais, au choix sur chaque page.

## Limites connues

- Les contrôles automatiques ne trouvent qu’une partie des obstacles. Il n’y a pas encore eu de tests avec des personnes qui utilisent chaque jour des technologies d’assistance.
- Les fichiers et images importés par les membres, et les missions qu’ils écrivent, ne sont accessibles que si leurs auteurs y ont veillé.
- Les certificats et rapports en PDF sont conçus pour l’impression ; la page de chaque certificat présente le même contenu sous forme de page web.
- L’entraînement oral à l’entretien demande un microphone ; vous pouvez aussi répondre à chaque question par écrit.
- Les enregistrements n’ont pas de sous-titres automatiques.

## Dites-le-nous

Si quelque chose vous bloque, [écrivez-nous](/contact) et choisissez le sujet « L’accessibilité ». Indiquez la page, ce que vous vouliez faire et ce que vous utilisez. Nous répondons par e-mail et vous aidons à atteindre votre but autrement en attendant la correction.`,
} satisfies Translation<typeof en>
