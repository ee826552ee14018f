import type en from '../en/helpAdmins.ts'
import type { Translation } from '../translation.ts'

export default {
  'answer-inbox': {
    title: 'Répondre aux messages et aux avis',
    words: 'boîte de réception contact administrateur répondre attribuer archiver',
    body: `La **Boîte de réception** contient ce que l’on écrit par la page de contact et comme avis. Prenez un message en charge pour que vos collègues le sachent, répondez-y ou classez-le.

On répond par e-mail aux messages de contact, dans la langue de la personne ; aux avis, dans le produit. Un an après la réponse, tout est supprimé.`,
  },
  'change-legal-texts': {
    title: 'Publier de nouvelles conditions ou une nouvelle politique de confidentialité',
    words: 'juridique version consentement exploitant brouillon',
    body: `**Textes juridiques** commence un brouillon à partir de la version actuelle, dans les deux langues. Regardez l’aperçu, dites ce qui est nouveau et décidez si un nouvel accord est nécessaire. Ce qui est publié ne change plus.

Si un accord est nécessaire, chacun lit ce qui est nouveau à sa prochaine page et accepte, ou emporte ses données et part. Indiquez sur la même page qui exploite la plateforme.`,
  },
} satisfies Translation<typeof en>
