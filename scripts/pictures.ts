import { en } from '../e2e/support/texts.ts'

/** A picture of the real product in its demo world. */
export interface Picture {
  name: string
  /** Its description in documents; `shows` must hold for it to be true. */
  caption: string
  path: string
  account?: 'candidate' | 'company' | 'academia' | 'maker' | 'admin'
  /** The text to scroll to, if the page starts with something else. */
  from?: string
  /** Texts that are in the picture, the heading first. */
  shows: [heading: string, ...content: string[]]
}

export type Scheme = (typeof schemes)[number]
export type Width = keyof typeof widths
export const schemes = ['light', 'dark'] as const
export const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

export const pictureFile = (name: string, width: Width, scheme: Scheme): string =>
  `docs/images/${name}-${width}-${scheme}.webp`

export const pictures: Picture[] = [
  {
    name: 'landing',
    caption: 'The landing page',
    path: '/',
    shows: [en.landing.title],
  },
  {
    name: 'missions',
    caption: 'The mission catalog',
    path: '/dashboard/missions?category=data&category=marketing',
    account: 'candidate',
    from: en.catalog.list.search,
    shows: [en.catalog.list.search, en.catalog.list.sort],
  },
  {
    name: 'player',
    caption: 'A step of a mission: the task, its rubric and the text you write',
    path: '/dashboard/missions/work/e1000000-0000-4000-8000-000000000005',
    account: 'candidate',
    shows: [en.missions.rubric.title, en.player.deliverable.text],
  },
  {
    name: 'review',
    caption: 'A review: the work on the left, the rubric on the right, no name until it is rated',
    path: '/dashboard/reviews/5b000000-0000-4000-8000-000000000061',
    account: 'company',
    shows: [en.reviews.work.title, en.reviews.rubric.title],
  },
  {
    name: 'certificate',
    caption: 'A certificate that anyone can verify',
    path: '/certificates/AC5506FCBCF0',
    shows: ['Inès Carpentier', en.certificates.actions.pdf],
  },
  {
    name: 'editor',
    caption: 'The mission editor',
    path: '/dashboard/missions/b1000000-0000-4000-8000-000000000001',
    account: 'company',
    shows: [en.authoring.publish.title, en.common.saving.auto],
  },
  {
    name: 'candidates',
    caption: 'Anonymous candidate cards',
    path: '/dashboard/candidates',
    account: 'company',
    shows: [en.discovery.search, en.contacts.ask.open],
  },
  {
    name: 'match',
    caption: 'Candidates compared for an opening',
    path: '/dashboard/openings/de000000-0000-4000-8000-000000000003',
    account: 'company',
    shows: ['candidates compared'],
  },
  {
    name: 'program',
    caption: 'A school program: each student’s progress in each mission',
    path: '/dashboard/programs/50000000-0000-4000-8000-000000000001',
    account: 'academia',
    from: en.programs.matrix.title,
    shows: [en.programs.matrix.title],
  },
  {
    name: 'applications',
    caption: 'A candidate’s job applications',
    path: '/dashboard/applications',
    account: 'candidate',
    shows: [en.applications.stages.wishlist, en.applications.stages.interview],
  },
  {
    name: 'projects',
    caption: 'A maker’s projects',
    path: '/dashboard/projects',
    account: 'maker',
    shows: [en.projects.statuses.planning, en.projects.statuses.in_progress],
  },
  {
    name: 'admin',
    caption: 'The administrator’s home, with requests to approve',
    path: '/dashboard',
    account: 'admin',
    from: en.admin.home.approvals,
    shows: [en.admin.home.approvals],
  },
]
