/** What a notification says beside its sentence. */
export const texts = {
  en: { hidden: 'You have a new notification.', open: 'Open', turnOff: 'Turn off on this device' },
  fr: {
    hidden: 'Vous avez une nouvelle notification.',
    open: 'Ouvrir',
    turnOff: 'Désactiver sur cet appareil',
  },
}
