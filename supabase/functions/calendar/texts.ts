/** What an entry is called, around what people wrote. */
export interface Texts {
  interview: (name: string, opening: string) => string
  talk: (name: string) => string
  mentoring: (name: string) => string
  due: (mission: string) => string
  program: (name: string) => string
  waiting: string
  canceled: (title: string) => string
}

const english: Texts = {
  interview: (name, opening) => `Interview with ${name}: ${opening}`,
  talk: (name) => `Career talk with ${name} (not an interview)`,
  mentoring: (name) => `Mentoring session with ${name}`,
  due: (mission) => `Due: ${mission}`,
  program: (name) => `Program: ${name}`,
  waiting: 'You are on the waiting list.',
  canceled: (title) => `Canceled: ${title}`,
}

const french: Texts = {
  interview: (name, opening) => `Entretien avec ${name} : ${opening}`,
  talk: (name) => `Échange métier avec ${name} (pas un entretien d’embauche)`,
  mentoring: (name) => `Séance de mentorat avec ${name}`,
  due: (mission) => `À remettre : ${mission}`,
  program: (name) => `Programme : ${name}`,
  waiting: 'Vous êtes sur la liste d’attente.',
  canceled: (title) => `Annulé : ${title}`,
}

export const textsIn = (language: string): Texts => (language === 'fr' ? french : english)
