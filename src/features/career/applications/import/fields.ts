import { comparable } from '../../../../lib/comparable.ts'

/** The fields a column can be mapped to, in the order of our own export. */
export const importFields = [
  'company',
  'job_title',
  'column',
  'applied_on',
  'link',
  'location',
  'contract',
  'salary_min',
  'salary_max',
  'salary_currency',
  'contact_name',
  'contact_email',
  'contact_phone',
  'priority',
  'tags',
  'notes',
  'resume_label',
  'next_action',
  'next_at',
  'rejection_reason',
] as const
export type ImportField = (typeof importFields)[number]

/** For each field, the index of its column in the file; -1 for none. */
export type Mapping = Record<ImportField, number>

/** Common column names in both languages, without accents. */
const names: Record<ImportField, string[]> = {
  company: ['company', 'employer', 'organization', 'organisation', 'entreprise', 'societe', 'employeur'],
  job_title: [
    'position',
    'job title',
    'job',
    'title',
    'role',
    'poste',
    'intitule',
    'intitule du poste',
    'offre',
  ],
  column: ['column', 'status', 'stage', 'state', 'colonne', 'statut', 'etape', 'etat'],
  applied_on: [
    'date applied',
    'applied on',
    'application date',
    'applied',
    'date sent',
    'date de candidature',
    'date de la candidature',
    'candidature envoyee le',
    'postule le',
    'date d’envoi',
  ],
  link: ['link', 'url', 'address', 'lien', 'adresse de l’offre', 'annonce'],
  location: ['location', 'city', 'place', 'lieu', 'ville', 'localisation'],
  contract: ['contract', 'contract kind', 'type', 'contrat', 'type de contrat'],
  salary_min: [
    'salary',
    'salary from',
    'salary min',
    'minimum salary',
    'salaire',
    'salaire minimum',
    'salaire min',
    'remuneration',
  ],
  salary_max: ['salary to', 'salary max', 'maximum salary', 'salaire maximum', 'salaire max'],
  salary_currency: ['currency', 'devise', 'monnaie'],
  contact_name: ['contact', 'contact name', 'recruiter', 'nom du contact', 'recruteur'],
  contact_email: ['email', 'e-mail', 'contact email', 'mail', 'courriel', 'e-mail du contact'],
  contact_phone: ['phone', 'contact phone', 'telephone', 'tel', 'telephone du contact'],
  priority: ['priority', 'priorite'],
  tags: ['tags', 'labels', 'etiquettes', 'mots-cles'],
  notes: ['notes', 'note', 'comment', 'comments', 'commentaire', 'commentaires', 'remarques'],
  resume_label: ['resume', 'resume sent', 'cv', 'cv envoye', 'version du cv'],
  next_action: ['next action', 'next step', 'prochaine action', 'prochaine etape', 'action'],
  next_at: [
    'next date',
    'next action date',
    'date',
    'follow-up',
    'follow up',
    'date de la prochaine action',
    'relance',
    'echeance',
  ],
  rejection_reason: ['rejection reason', 'reason', 'motif', 'motif de refus', 'raison du refus'],
}

const tidy = (text: string) => comparable(text).replace(/['’]/g, '’').replace(/\s+/g, ' ').trim()

/** Guesses the mapping from the header; each column is used once. */
export function mappingFor(header: string[]): Mapping {
  const tidied = header.map(tidy)
  const used = new Set<number>()
  const entries = importFields.map((field) => {
    const at = names[field]
      .map((name) => tidied.indexOf(tidy(name)))
      .find((index) => index >= 0 && !used.has(index))
    if (at !== undefined) used.add(at)
    return [field, at ?? -1]
  })
  return Object.fromEntries(entries) as Mapping
}
