import type texts from '../../../i18n/en/notificationTexts.ts'

/** Kinds of notifications, each with its sentence; private.notification_kinds lists the same. */
export type NotificationKind = Exclude<keyof typeof texts, `${string}_them` | 'other'>
