import { expect, it } from 'vitest'
import admin from './en/admin.ts'
import auth from './en/auth.ts'
import candidate from './en/candidate.ts'
import common from './en/common.ts'
import company from './en/company.ts'
import landing from './en/landing.ts'
import maker from './en/maker.ts'
import profile from './en/profiles.ts'
import progress from './en/progress.ts'
import shell from './en/shell.ts'
import welcome from './en/welcome.ts'

/** Texts agreed on verbatim, whatever else is rewritten. */
it('keeps the agreed texts of public pages', () => {
  expect(landing).toMatchObject({
    title: 'Connect Talent with Opportunity',
    signIn: 'Sign In',
    getStarted: 'Get Started',
    createAccount: 'Create Account',
    joinStudent: 'Join as Student',
    joinCompany: 'Join as Company',
    sections: { everyone: 'Built for Everyone' },
    how: {
      discover: { title: 'Discover Missions' },
      complete: { title: 'Complete & Learn' },
      recognized: { title: 'Get Recognized' },
    },
  })
  expect(common).toMatchObject({
    loading: 'Loading...',
    notFound: { title: 'Oops! Page not found', home: 'Return to Home' },
    accessDenied: {
      title: 'Access Denied',
      text: "You don't have the required permissions to access this page.",
      role: 'Required role: {{role}}',
    },
    errors: {
      title: 'Error',
      unexpected: 'An unexpected error occurred. Please try again.',
      invalid_credentials: 'Invalid login credentials',
    },
  })
})

it('keeps the agreed texts of signing in and signing up', () => {
  expect(auth).toMatchObject({
    asCandidate: "I'm a Candidate",
    asPartner: "I'm a Partner",
    candidateSignIn: {
      title: 'Welcome Back, Future Pro.',
      subtitle: 'Continue your journey of discovery and growth.',
    },
    candidateSignUp: { title: 'Create Your Account, be the actor of your growth' },
    partnerSignIn: { title: 'Partner with {{product}}' },
    partnerSignUp: { title: 'Get Involved' },
    toCandidateSignUp: "Don't have an account? Create one",
    toCandidateSignIn: 'Already have an account? Sign in',
    toPartnerSignUp: 'New? Get Involved',
    toPartnerSignIn: 'Already a partner? Sign In',
    forgotPassword: 'Forgot password?',
    requestAccess: 'Request Access',
    passwordAlert: 'Please ensure your password meets all requirements above.',
    professionalEmail: '(Professional email required)',
    professionalEmailAlert:
      'Please use your professional email address for company or academic institution registration.',
    toasts: {
      professionalEmail: {
        title: 'Professional Email Required',
        message: 'Please use your professional email address.',
      },
      loginFailed: {
        title: 'Login Failed',
        message: 'Invalid email or password. Please check your credentials.',
      },
      accountExists: {
        title: 'Account Exists',
        message: 'An account with this email already exists. Please sign in instead.',
      },
      signUpFailed: 'Sign Up Failed',
      signedIn: { title: 'Welcome back!', message: 'You have been signed in successfully.' },
      candidateSignedUp: {
        title: 'Check your inbox to activate your {{product}} journey!',
        message: 'We sent you a verification email to get started.',
      },
      partnerSignedUp: {
        title: 'Thanks for your interest!',
        message: 'Please check your email to verify your account.',
      },
    },
    admin: {
      submit: 'Access Admin Panel',
      restricted: 'Access Restricted: Admin access is only available through the admin subdomain.',
      denied: 'Access Denied',
      notAdmin: 'You do not have admin privileges.',
      noPrivileges: "You don't have administrator privileges to access this system.",
      invalid: 'Invalid admin credentials.',
      verifying: 'Verifying admin access...',
      wait: 'Please wait while we verify your privileges.',
    },
  })
})

it('keeps the agreed texts of the working spaces', () => {
  expect(shell).toMatchObject({
    signOut: 'Sign Out',
    nav: {
      profile: 'Profile',
      progress: 'Progress',
      careerPlan: 'Career Plan',
      applications: 'Job Applications',
      networking: 'Networking',
      booster: 'Career Booster',
      dashboard: 'Dashboard',
      missions: 'Missions',
      companyProfile: 'Company Profile',
      adminPanel: 'Admin Panel',
      users: 'Users',
      analytics: 'Analytics',
    },
  })
  expect(candidate).toMatchObject({
    home: { progress: 'Progress Summary', next: 'Next Steps', goal: 'Career Goal' },
  })
  expect(progress).toMatchObject({
    total: 'Total Progress',
    certificates: 'Certificates',
    hours: 'Hours Spent',
    skills: 'Skills Acquired',
    simulations: 'My Simulations',
    completed: 'Completed',
    inProgress: 'In Progress',
  })
  expect(profile).toMatchObject({ uploadPhoto: 'Upload Photo', uploadResume: 'Upload Resume' })
  expect(company.home).toMatchObject({
    activeMissions: 'Active Missions',
    applied: 'Candidates Applied',
    completed: 'Completed',
    views: 'Profile Views',
  })
  expect(admin.home).toMatchObject({ title: 'Admin Dashboard' })
  expect(maker.home).toMatchObject({
    activeProjects: 'Active Projects',
    rating: 'Client Rating',
    views: 'Portfolio Views',
    growth: 'Revenue Growth',
    statuses: { in_progress: 'In Progress', review: 'Review', planning: 'Planning' },
  })
  expect(welcome.actions).toMatchObject({
    browse: 'Browse Missions',
    create: 'Create Mission',
    academic: 'Academic Panel',
    analytics: 'View Analytics',
  })
})
