import type en from '../en/skillAttestations.ts'
import type { Translation } from '../translation.ts'

export default {
  attest: 'Attester une compétence',
  attestTitle: 'Attester une compétence de {{name}}',
  attestHint:
    'Elle apparaît sur le profil avec le nom de votre école, jusqu’à ce que l’un de vous la retire.',
  skill: 'Compétence',
  noSkill: 'Aucune compétence trouvée',
  note: 'Sur la base de',
  noteHint: 'Par exemple un cours ou un projet. Toute personne qui voit le profil peut le lire.',
  attestNow: 'Attester',
  attested: 'Compétence attestée',
  withdraw: 'Retirer l’attestation de {{skill}} pour {{name}}',
  withdrawTitle: 'Retirer cette attestation ?',
  withdrawText: 'Le profil de {{name}} n’indiquera plus que votre école atteste la compétence {{skill}}.',
  withdrawNow: 'Retirer',
} satisfies Translation<typeof en>
