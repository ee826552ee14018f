import { z } from 'zod'
import { sections } from '../model.ts'

const setting = z.object({
  key: z.string(),
  section: z.enum(sections),
  value: z.unknown(),
  lowest: z.number(),
  highest: z.number(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
})
export type Setting = z.infer<typeof setting>

const announcement = z.object({
  id: z.string(),
  en: z.string(),
  fr: z.string(),
  link: z.string().nullable(),
  tone: z.enum(['info', 'good', 'warning']),
})

const myAnnouncements = z.object({
  shown: z.array(announcement),
  /** When one starts or ends. */
  changesAt: z.string().nullable(),
})
export type MyAnnouncements = z.infer<typeof myAnnouncements>

export const answers = {
  admin_settings: z.array(setting),
  /** The section as it is now. */
  save_settings: z.record(z.string(), z.unknown()),
  my_announcements: myAnnouncements,
}
