import type { Language, PublicPage } from '../page.ts'
import { ask, isUuid, onSite } from '../read.ts'
import { texts } from '../texts.ts'

interface Event {
  id: string
  title: string
  kind: 'talk' | 'fair' | 'workshop'
  language: string
  is_online: boolean
  place: string
  starts_at: string
  ends_at: string
  status: 'published' | 'cancelled'
  organization: string
  organization_kind: string
  organization_slug: string
}

/** An event for everyone, once it is published. */
export async function eventPage(id: string, language: Language): Promise<PublicPage | undefined> {
  const event = isUuid(id) ? await ask<Event>('event_page', { event_id: id }) : null
  if (!event) return undefined
  const path = `/events/${event.id}`
  const say = texts[language]
  const folder = event.organization_kind === 'academia' ? 'schools' : 'companies'
  const description = `${say.events[event.kind]} · ${event.organization} · ${event.title}`
  const place = { '@type': 'Place', name: event.place, address: event.place }
  return {
    path,
    title: `${event.title} · ${event.organization}`,
    description,
    type: 'article',
    card: { kind: say.kinds.event, title: event.title, by: event.organization, note: '', seed: event.id },
    data: {
      '@type': 'Event',
      name: event.title,
      description,
      url: onSite(path),
      startDate: event.starts_at,
      endDate: event.ends_at,
      inLanguage: event.language,
      eventStatus: `https://schema.org/Event${event.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
      eventAttendanceMode: `https://schema.org/${event.is_online ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: event.is_online ? { '@type': 'VirtualLocation', url: onSite(path) } : place,
      organizer: {
        '@type': 'Organization',
        name: event.organization,
        url: onSite(`/${folder}/${event.organization_slug}`),
      },
    },
  }
}
