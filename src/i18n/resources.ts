import type academia from './en/academia.ts'
import type account from './en/account.ts'
import type admin from './en/admin.ts'
import type analytics from './en/analytics.ts'
import type applications from './en/applications.ts'
import type attestation from './en/attestation.ts'
import type auth from './en/auth.ts'
import type authoring from './en/authoring.ts'
import type booster from './en/booster.ts'
import type candidate from './en/candidate.ts'
import type certificates from './en/certificates.ts'
import type common from './en/common.ts'
import type companies from './en/companies.ts'
import type company from './en/company.ts'
import type companyAnalytics from './en/companyAnalytics.ts'
import type companyEditor from './en/companyEditor.ts'
import type consent from './en/consent.ts'
import type contacts from './en/contacts.ts'
import type discovery from './en/discovery.ts'
import type events from './en/events.ts'
import type institution from './en/institution.ts'
import type landing from './en/landing.ts'
import type maker from './en/maker.ts'
import type makers from './en/makers.ts'
import type matching from './en/matching.ts'
import type mentoring from './en/mentoring.ts'
import type messages from './en/messages.ts'
import type missions from './en/missions.ts'
import type network from './en/network.ts'
import type notifications from './en/notifications.ts'
import type partnerships from './en/partnerships.ts'
import type plan from './en/plan.ts'
import type player from './en/player.ts'
import type pools from './en/pools.ts'
import type portfolio from './en/portfolio.ts'
import type practice from './en/practice.ts'
import type profile from './en/profile.ts'
import type programs from './en/programs.ts'
import type projects from './en/projects.ts'
import type ratings from './en/ratings.ts'
import type reviews from './en/reviews.ts'
import type schoolAnalytics from './en/schoolAnalytics.ts'
import type shell from './en/shell.ts'
import type students from './en/students.ts'
import type talks from './en/talks.ts'
import type team from './en/team.ts'
import type users from './en/users.ts'
import type welcome from './en/welcome.ts'

/** All texts by name. English is the source; French is checked against it. */
export interface Resources {
  academia: typeof academia
  account: typeof account
  admin: typeof admin
  attestation: typeof attestation
  analytics: typeof analytics
  applications: typeof applications
  auth: typeof auth
  authoring: typeof authoring
  booster: typeof booster
  makers: typeof makers
  matching: typeof matching
  mentoring: typeof mentoring
  messages: typeof messages
  missions: typeof missions
  network: typeof network
  notifications: typeof notifications
  plan: typeof plan
  player: typeof player
  portfolio: typeof portfolio
  practice: typeof practice
  profile: typeof profile
  projects: typeof projects
  ratings: typeof ratings
  reviews: typeof reviews
  candidate: typeof candidate
  students: typeof students
  certificates: typeof certificates
  companies: typeof companies
  common: typeof common
  company: typeof company
  discovery: typeof discovery
  companyAnalytics: typeof companyAnalytics
  companyEditor: typeof companyEditor
  consent: typeof consent
  contacts: typeof contacts
  pools: typeof pools
  events: typeof events
  institution: typeof institution
  landing: typeof landing
  partnerships: typeof partnerships
  maker: typeof maker
  programs: typeof programs
  schoolAnalytics: typeof schoolAnalytics
  shell: typeof shell
  talks: typeof talks
  team: typeof team
  users: typeof users
  welcome: typeof welcome
}
