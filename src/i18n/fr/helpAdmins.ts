import type en from '../en/helpAdmins.ts'
import type { Translation } from '../translation.ts'

export default {
  'answer-inbox': {
    title: 'Répondre aux messages et aux avis',
    words: 'boîte de réception contact administrateur répondre attribuer archiver',
    body: `La **Boîte de réception** contient les messages de la page de contact et les avis. Attribuez-vous un message pour que vos collègues le sachent, répondez-y ou archivez-le.

Les réponses aux messages de contact partent par e-mail, dans la langue de la personne ; celles aux avis s’affichent dans le produit. Les messages sont supprimés un an après la réponse.`,
  },
  'change-legal-texts': {
    title: 'Publier de nouvelles conditions ou une nouvelle politique de confidentialité',
    words: 'juridique version consentement exploitant brouillon',
    body: `**Textes juridiques** crée un brouillon à partir de la version actuelle, dans les deux langues. Vérifiez l’aperçu, indiquez ce qui est nouveau et décidez si un nouvel accord est nécessaire. Une version publiée ne peut plus être modifiée.

Si un accord est nécessaire, chacun voit ce qui est nouveau à la prochaine page ouverte, puis accepte, ou exporte ses données et quitte la plateforme. Indiquez sur la même page l’exploitant de la plateforme.`,
  },
} satisfies Translation<typeof en>
