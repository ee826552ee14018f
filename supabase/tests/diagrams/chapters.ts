/**
 * The chapters of docs/data-model.md, each with the migrations whose tables it draws. A table belongs to the
 * migration that creates it.
 */
interface Chapter {
  title: string
  migrations: string[]
}

/** By the name of the page in docs/data-model/. */
export const chapters: Record<string, Chapter> = {
  accounts: { title: 'Accounts and sign-in', migrations: ['foundations', 'accounts', 'home_visits'] },
  organizations: {
    title: 'Organizations',
    migrations: ['organizations', 'organization_administration', 'public_catalogs', 'catalogs_at_scale'],
  },
  missions: { title: 'Missions', migrations: ['catalogs', 'missions'] },
  work: {
    title: 'Work, reviews and certificates',
    migrations: ['work', 'reviews', 'review_times', 'certificates', 'self_checks'],
  },
  career: {
    title: 'Profiles and career',
    migrations: ['profiles', 'applications_and_practice', 'career_plan'],
  },
  community: {
    title: 'Network, messages and meetings',
    migrations: ['network', 'messages', 'events', 'talks_and_mentoring'],
  },
  hiring: { title: 'Discovery and hiring', migrations: ['discovery', 'contacts'] },
  openings: {
    title: 'Openings and applications',
    migrations: [
      'openings',
      'published_openings',
      'opening_rules',
      'opening_listings',
      'opportunities',
      'opening_applications',
      'interviews',
      'placements',
      'offers',
      'school_recommendations',
      'agreements',
      'scorecards',
      'human_reviews',
      'placements_by_cohort',
      'changed_answers',
    ],
  },
  schools: { title: 'Schools', migrations: ['students', 'roster_bundles', 'partnerships', 'programs'] },
  makers: { title: 'Makers', migrations: ['makers'] },
  notifications: {
    title: 'Notifications and emails',
    migrations: ['notifications', 'notification_kinds', 'push'],
  },
  administration: {
    title: 'Administration',
    migrations: [
      'audit_log',
      'settings',
      'administration',
      'moderation',
      'legal_texts',
      'analytics',
      'setup',
      'starter_missions',
    ],
  },
  integrations: {
    title: 'Integrations',
    migrations: [
      'access_tokens',
      'provisioning',
      'webhooks',
      'calendar_feeds',
      'single_sign_on',
      'learning_platforms',
      'platform_accounts',
      'platform_grades',
      'roster_sync',
    ],
  },
  'personal-data': { title: 'Personal data', migrations: ['personal_data'] },
}
