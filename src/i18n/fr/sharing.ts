import type en from '../en/sharing.ts'
import type { Translation } from '../translation.ts'

export default {
  link: 'Lien',
  linkHint: 'Tout le monde peut l’ouvrir, sans compte.',
  qr: 'QR code menant à cette page',
  system: 'Autres façons de partager',
  post: 'Partager sur LinkedIn',
} satisfies Translation<typeof en>
