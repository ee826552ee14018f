/** The texts of a notification other than its own sentence. */
export const texts = {
  en: { hidden: 'You have a new notification.', turnOff: 'Turn off on this device' },
  fr: {
    hidden: 'Vous avez une nouvelle notification.',
    turnOff: 'Désactiver sur cet appareil',
  },
}
