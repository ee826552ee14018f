import i18next from 'i18next'
import { expect, it } from 'vitest'
import { renamed, withElisions } from './elisions.ts'
import { formatter } from './formatter.ts'

const i18n = i18next.createInstance()
await i18n.use(formatter).init({
  lng: 'fr',
  interpolation: { escapeValue: false, alwaysFormat: true },
  resources: {
    fr: {
      translation: withElisions({
        about: 'À propos de {{name}}',
        to: 'Écrivez à {{name}}',
        reply: 'À {{name}}',
        what: 'Ce que {{name}} voit',
        count: 'Moins de {{count}} jours',
        has: 'Elle possède {{name}}',
      }),
    },
  },
})

it.each([
  ['about', 'Orvéa Santé', 'À propos d’Orvéa Santé'],
  ['about', 'Émile', 'À propos d’Émile'],
  ['about', 'Hélène', 'À propos d’Hélène'],
  ['about', 'Yves', 'À propos d’Yves'],
  ['about', 'Hamza', 'À propos de Hamza'],
  ['about', 'Yasmine', 'À propos de Yasmine'],
  ['about', 'Tracéo', 'À propos de Tracéo'],
  ['about', 'Les Nuits d’Ombelle', 'À propos des Nuits d’Ombelle'],
  ['about', 'Le Comptoir des halles', 'À propos du Comptoir des halles'],
  ['about', 'Le Goff', 'À propos de Le Goff'],
  ['about', 'Le Goff et Associés', 'À propos de Le Goff et Associés'],
  ['about', 'Le Gall d’Armor', 'À propos de Le Gall d’Armor'],
  ['about', 'Lesage', 'À propos de Lesage'],
  ['about', 'La Ruche', 'À propos de La Ruche'],
  ['to', 'Les Nuits d’Ombelle', 'Écrivez aux Nuits d’Ombelle'],
  ['to', 'Le Comptoir des halles', 'Écrivez au Comptoir des halles'],
  ['to', 'Anne', 'Écrivez à Anne'],
  ['reply', 'Les Nuits d’Ombelle', 'Aux Nuits d’Ombelle'],
  ['what', 'Les Nuits d’Ombelle', 'Ce que Les Nuits d’Ombelle voit'],
  ['what', 'IUT de Lyon', 'Ce qu’IUT de Lyon voit'],
  ['has', 'Excel', 'Elle possède Excel'],
])('%s %s', (key, name, said) => {
  expect(i18n.t(key as never, { name })).toBe(said)
})

it('leaves numbers as they are', () => {
  expect(i18n.t('count' as never, { count: 1200 })).toBe('Moins de 1\u202f200 jours')
})

it('breaks no line within “e-mail”', () => {
  const sentence = 'Nous vous prévenons par e-mail dès demain.'
  expect(withElisions({ sentence, label: 'Adresse e-mail' })).toEqual({
    sentence: sentence.replace('e-mail', 'e-\u2060mail'),
    label: 'Adresse e-mail',
  })
})

it('says another name of the product', () => {
  const text = 'L’équipe d’Essor, ce qu’Essor fait, sur Essor'
  expect(renamed(text, 'Essor', 'Campus')).toBe('L’équipe de Campus, ce que Campus fait, sur Campus')
  expect(renamed('Connectez-vous à Essor', 'Essor', 'Les Ateliers')).toBe('Connectez-vous aux Ateliers')
  expect(renamed(text, 'Essor', 'Atlas')).toBe('L’équipe d’Atlas, ce qu’Atlas fait, sur Atlas')
})
