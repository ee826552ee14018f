import type academia from './en/academia.ts'
import type accessibility from './en/accessibility.ts'
import type accessTokens from './en/accessTokens.ts'
import type account from './en/account.ts'
import type activityRecord from './en/activityRecord.ts'
import type admin from './en/admin.ts'
import type administration from './en/administration.ts'
import type agreements from './en/agreements.ts'
import type apiReference from './en/apiReference.ts'
import type applications from './en/applications.ts'
import type approvals from './en/approvals.ts'
import type audit from './en/audit.ts'
import type auth from './en/auth.ts'
import type authoring from './en/authoring.ts'
import type booster from './en/booster.ts'
import type calendarFeed from './en/calendarFeed.ts'
import type candidate from './en/candidate.ts'
import type careerPlan from './en/careerPlan.ts'
import type catalog from './en/catalog.ts'
import type certificates from './en/certificates.ts'
import type clients from './en/clients.ts'
import type common from './en/common.ts'
import type company from './en/company.ts'
import type companyAnalytics from './en/companyAnalytics.ts'
import type companyProfile from './en/companyProfile.ts'
import type contacts from './en/contacts.ts'
import type dataProtection from './en/dataProtection.ts'
import type discovery from './en/discovery.ts'
import type discoveryConsent from './en/discoveryConsent.ts'
import type events from './en/events.ts'
import type health from './en/health.ts'
import type help from './en/help.ts'
import type helpAdmins from './en/helpAdmins.ts'
import type helpCandidates from './en/helpCandidates.ts'
import type helpCompanies from './en/helpCompanies.ts'
import type helpEveryone from './en/helpEveryone.ts'
import type helpMakers from './en/helpMakers.ts'
import type helpSchools from './en/helpSchools.ts'
import type impersonation from './en/impersonation.ts'
import type inbox from './en/inbox.ts'
import type integrations from './en/integrations.ts'
import type interviews from './en/interviews.ts'
import type landing from './en/landing.ts'
import type learningPlatforms from './en/learningPlatforms.ts'
import type legal from './en/legal.ts'
import type maker from './en/maker.ts'
import type makers from './en/makers.ts'
import type matching from './en/matching.ts'
import type mentoring from './en/mentoring.ts'
import type messages from './en/messages.ts'
import type missionAnalytics from './en/missionAnalytics.ts'
import type missions from './en/missions.ts'
import type moderation from './en/moderation.ts'
import type myData from './en/myData.ts'
import type network from './en/network.ts'
import type notifications from './en/notifications.ts'
import type notificationTexts from './en/notificationTexts.ts'
import type offers from './en/offers.ts'
import type openingAnalytics from './en/openingAnalytics.ts'
import type openingApplications from './en/openingApplications.ts'
import type openingBoard from './en/openingBoard.ts'
import type openingEditor from './en/openingEditor.ts'
import type openingExchange from './en/openingExchange.ts'
import type openingReview from './en/openingReview.ts'
import type partnerships from './en/partnerships.ts'
import type platformAnalytics from './en/platformAnalytics.ts'
import type platformLaunch from './en/platformLaunch.ts'
import type player from './en/player.ts'
import type pools from './en/pools.ts'
import type portfolio from './en/portfolio.ts'
import type practice from './en/practice.ts'
import type profiles from './en/profiles.ts'
import type programs from './en/programs.ts'
import type progress from './en/progress.ts'
import type projects from './en/projects.ts'
import type provisioning from './en/provisioning.ts'
import type ratings from './en/ratings.ts'
import type referenceData from './en/referenceData.ts'
import type reports from './en/reports.ts'
import type reviews from './en/reviews.ts'
import type rosterSync from './en/rosterSync.ts'
import type schoolAnalytics from './en/schoolAnalytics.ts'
import type schoolOpenings from './en/schoolOpenings.ts'
import type schoolProfile from './en/schoolProfile.ts'
import type scorecards from './en/scorecards.ts'
import type settings from './en/settings.ts'
import type setup from './en/setup.ts'
import type sharing from './en/sharing.ts'
import type shell from './en/shell.ts'
import type singleSignOn from './en/singleSignOn.ts'
import type skillAttestations from './en/skillAttestations.ts'
import type students from './en/students.ts'
import type talks from './en/talks.ts'
import type team from './en/team.ts'
import type tour from './en/tour.ts'
import type webhooks from './en/webhooks.ts'
import type weeklyGoals from './en/weeklyGoals.ts'
import type welcome from './en/welcome.ts'

/** All texts by name. English is the source; French is checked against it. */
export interface Resources {
  academia: typeof academia
  accessTokens: typeof accessTokens
  learningPlatforms: typeof learningPlatforms
  platformLaunch: typeof platformLaunch
  rosterSync: typeof rosterSync
  account: typeof account
  apiReference: typeof apiReference
  impersonation: typeof impersonation
  admin: typeof admin
  approvals: typeof approvals
  activityRecord: typeof activityRecord
  missionAnalytics: typeof missionAnalytics
  agreements: typeof agreements
  applications: typeof applications
  audit: typeof audit
  auth: typeof auth
  authoring: typeof authoring
  booster: typeof booster
  makers: typeof makers
  matching: typeof matching
  mentoring: typeof mentoring
  messages: typeof messages
  missions: typeof missions
  moderation: typeof moderation
  network: typeof network
  notifications: typeof notifications
  openingBoard: typeof openingBoard
  openingExchange: typeof openingExchange
  notificationTexts: typeof notificationTexts
  openingEditor: typeof openingEditor
  openingReview: typeof openingReview
  myData: typeof myData
  calendarFeed: typeof calendarFeed
  careerPlan: typeof careerPlan
  catalog: typeof catalog
  platformAnalytics: typeof platformAnalytics
  player: typeof player
  portfolio: typeof portfolio
  practice: typeof practice
  profiles: typeof profiles
  projects: typeof projects
  provisioning: typeof provisioning
  ratings: typeof ratings
  reports: typeof reports
  reviews: typeof reviews
  candidate: typeof candidate
  singleSignOn: typeof singleSignOn
  skillAttestations: typeof skillAttestations
  students: typeof students
  referenceData: typeof referenceData
  certificates: typeof certificates
  clients: typeof clients
  common: typeof common
  company: typeof company
  discovery: typeof discovery
  companyAnalytics: typeof companyAnalytics
  companyProfile: typeof companyProfile
  discoveryConsent: typeof discoveryConsent
  contacts: typeof contacts
  dataProtection: typeof dataProtection
  pools: typeof pools
  events: typeof events
  schoolOpenings: typeof schoolOpenings
  schoolProfile: typeof schoolProfile
  integrations: typeof integrations
  interviews: typeof interviews
  landing: typeof landing
  openingAnalytics: typeof openingAnalytics
  offers: typeof offers
  openingApplications: typeof openingApplications
  partnerships: typeof partnerships
  maker: typeof maker
  programs: typeof programs
  progress: typeof progress
  schoolAnalytics: typeof schoolAnalytics
  scorecards: typeof scorecards
  settings: typeof settings
  setup: typeof setup
  health: typeof health
  sharing: typeof sharing
  shell: typeof shell
  talks: typeof talks
  team: typeof team
  tour: typeof tour
  weeklyGoals: typeof weeklyGoals
  administration: typeof administration
  webhooks: typeof webhooks
  welcome: typeof welcome
  accessibility: typeof accessibility
  help: typeof help
  helpAdmins: typeof helpAdmins
  helpCandidates: typeof helpCandidates
  helpCompanies: typeof helpCompanies
  helpEveryone: typeof helpEveryone
  helpMakers: typeof helpMakers
  helpSchools: typeof helpSchools
  inbox: typeof inbox
  legal: typeof legal
}
