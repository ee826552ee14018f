/**
 * The map of the house. Layers import only from those before them; a group of features imports only from the
 * groups it names, and of their features only the modules listed as public. Areas, which own pages and routes,
 * may use every module of a feature.
 */

export const layers = [['i18n', 'lib'], ['ui'], ['features'], ['areas'], ['app']] as const

export interface Group {
  uses: GroupName[]
  /** Every feature of the group, with the modules that other groups may import. */
  features: Record<string, string[]>
}

export type GroupName =
  | 'core'
  | 'profile'
  | 'account'
  | 'organizations'
  | 'missions'
  | 'career'
  | 'community'
  | 'hiring'
  | 'schools'
  | 'makers'
  | 'integrations'
  | 'administration'

export const groups: Record<GroupName, Group> = {
  /** Who is signed in, files, and the catalog of skills. */
  core: {
    uses: [],
    features: {
      files: [
        'api/public-file.ts',
        'api/remove-files.ts',
        'api/store-file.ts',
        'components/AttachedFiles.tsx',
        'components/EditableFiles.tsx',
        'components/FileDrop.tsx',
        'components/FileRows.tsx',
        'components/UploadedFiles.tsx',
        'docx-text.ts',
        'file-fault.ts',
        'file-kind.ts',
        'full-folder.ts',
        'kinds.ts',
        'model.ts',
        'pdf-text.ts',
        'read-zip.ts',
        'shrink.ts',
        'upload-queue.ts',
        'use-file-check.ts',
      ],
      session: [
        'InvitationFrame.tsx',
        'api/end-acting.ts',
        'api/get-profile.ts',
        'api/get-roles.ts',
        'api/keys.ts',
        'api/leave-ended-session.ts',
        'api/sign-out.ts',
        'api/update-profile.ts',
        'area-base.ts',
        'chosen-role.ts',
        'me-context.ts',
        'roles.ts',
        'session-store.ts',
        'use-me.ts',
        'use-session.ts',
      ],
      skills: [
        'api/get-skills.ts',
        'components/SkillName.tsx',
        'find-skills.ts',
        'known-skills.ts',
        'skill-choices.ts',
      ],
    },
  },
  /** What a person says about themselves. */
  profile: {
    uses: ['core'],
    features: {
      profiles: [
        'api/answers.ts',
        'api/change-resumes.ts',
        'api/get-career.ts',
        'api/get-file-text.ts',
        'api/get-page.ts',
        'api/photo-url.ts',
        'api/photo.ts',
        'api/resume.ts',
        'components/OwnAvatar.tsx',
        'components/PhotoButtons.tsx',
        'components/SkillsField.tsx',
        'model.ts',
        'name.ts',
        'profile-parts.ts',
        'resume-text/dates.ts',
        'resume-text/sections.ts',
        'shown-profile.ts',
        'career-entries.ts',
        'use-period.ts',
      ],
    },
  },
  /** Signing in, one’s own account and data, notifications, help, reports. */
  account: {
    uses: ['core', 'profile'],
    features: {
      account: ['api/account-deletion.ts'],
      auth: [
        'api/admin-invitation.ts',
        'api/answers.ts',
        'api/resend-confirmation.ts',
        'components/ConfirmIdentity.tsx',
        'form-errors.ts',
        'model.ts',
      ],
      'calendar-feed': ['components/CalendarLink.tsx'],
      feedback: ['components/MessageForm.tsx', 'model.ts'],
      help: [],
      impersonation: ['components/ActAsButton.tsx'],
      legal: [],
      'my-data': [],
      notifications: ['conversation-news.ts'],
      reports: ['api/answers.ts', 'api/keys.ts', 'components/lazy-report-dialog.ts', 'model.ts'],
      search: [],
      tour: [],
    },
  },
  /** Companies, schools and makers as accounts that people share. */
  organizations: {
    uses: ['core', 'profile', 'account'],
    features: {
      organizations: [
        'api/answers.ts',
        'api/get-logos.ts',
        'api/get-my-organizations.ts',
        'components/CheckBadges.tsx',
        'components/CompanyLogo.tsx',
        'components/OrganizationFacts.tsx',
        'components/OrganizationLogo.tsx',
        'components/StatusBadge.tsx',
        'picture-bucket.ts',
        'use-organization.ts',
      ],
      roster: ['api/answers.ts', 'api/get-roster.ts'],
      team: ['components/OpenInvitations.tsx'],
    },
  },
  /** Finding, writing, playing and reviewing missions, and their certificates. */
  missions: {
    uses: ['core', 'profile', 'account', 'organizations'],
    features: {
      authoring: ['api/get-missions.ts', 'use-authoring-organization.ts'],
      catalog: ['api/answers.ts', 'components/MissionCard.tsx', 'model.ts'],
      certificates: [],
      'mission-analytics': [],
      missions: ['components/EnrollmentBadge.tsx', 'components/MissionCover.tsx', 'model.ts'],
      player: ['play.ts'],
      reviews: [
        'api/answers.ts',
        'api/get-work.ts',
        'components/DeliveredAnswer.tsx',
        'components/VerdictBadge.tsx',
      ],
    },
  },
  /** What a candidate plans, tracks and practices. */
  career: {
    uses: ['core', 'profile', 'account', 'missions'],
    features: {
      'activity-record': [],
      applications: ['ics.ts', 'import/dates.ts', 'import/read-table.ts', 'import/values.ts'],
      booster: [],
      'career-plan': ['api/get-jobs.ts'],
      practice: ['model.ts'],
      progress: [],
      'weekly-goals': [],
    },
  },
  /** Connections, messages, career talks and events. */
  community: {
    uses: ['core', 'profile', 'account', 'organizations'],
    features: {
      events: ['api/answers.ts', 'components/DatedCard.tsx', 'components/EventWhen.tsx', 'model.ts'],
      messages: [],
      network: [],
      talks: [],
    },
  },
  /** How companies present themselves, find candidates and contact them. */
  hiring: {
    uses: ['core', 'profile', 'organizations', 'missions', 'career'],
    features: {
      'company-analytics': [],
      'company-profile': [
        'api/answers.ts',
        'components/CompanyPhotos.tsx',
        'components/PhotosField.tsx',
        'components/Presentation.tsx',
        'form.ts',
        'model.ts',
      ],
      contacts: [],
      discovery: [],
      'discovery-consent': [],
      interviews: [],
      matching: [],
      'opening-analytics': [],
      'opening-exchange': [],
      offers: [],
      'opening-editor': ['api/answers.ts', 'use-problem-text.ts'],
      'opening-board': [
        'api/answers.ts',
        'components/OpeningCards.tsx',
        'components/SaveOpeningButton.tsx',
        'model.ts',
      ],
      'opening-applications': [],
      pools: [],
      scorecards: [],
    },
  },
  /** A school’s students, programs, partnerships and attestations. */
  schools: {
    uses: ['core', 'profile', 'organizations', 'missions', 'community', 'hiring'],
    features: {
      agreements: [],
      partnerships: [],
      programs: [],
      'school-analytics': [],
      'school-openings': [],
      'school-profile': [],
      'skill-attestations': [],
      students: ['components/SharingChoice.tsx', 'model.ts'],
    },
  },
  /** A maker’s page, clients, projects, ratings and mentorships. */
  makers: {
    uses: ['core', 'profile', 'account', 'organizations', 'missions', 'community', 'hiring'],
    features: {
      clients: [],
      makers: [],
      mentoring: [],
      portfolio: [],
      projects: [],
      ratings: [],
    },
  },
  /** What connects to other software: tokens and what a school or company has set up. */
  integrations: {
    uses: ['core', 'profile', 'account', 'organizations', 'missions', 'career', 'hiring', 'schools'],
    features: {
      'access-tokens': [],
      'roster-sync': [],
      'api-reference': [],
      integrations: [],
      provisioning: [],
      webhooks: [],
      'single-sign-on': [],
      'learning-platforms': [],
      'platform-launch': [],
    },
  },
  /** Running the platform. */
  administration: {
    uses: ['core', 'profile', 'account', 'organizations', 'missions', 'career', 'hiring'],
    features: {
      administration: [],
      approvals: [],
      audit: [],
      'data-protection': [],
      health: [],
      inbox: [],
      moderation: [],
      'opening-review': [],
      'platform-analytics': [],
      'reference-data': [],
      settings: [],
      setup: [],
    },
  },
}
