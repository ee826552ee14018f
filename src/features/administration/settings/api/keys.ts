export const settingKeys = {
  all: ['settings'] as const,
  announcements: ['settings', 'announcements'] as const,
  mailTexts: ['settings', 'mail-texts'] as const,
  /** Announcements for a person are read on every page, apart from the settings. */
  mine: (userId: string) => ['announcements', userId] as const,
}
