import type common from '../i18n/en/common.ts'
import { paths } from '../lib/paths.ts'

interface FooterLink {
  to: string
  label: Exclude<keyof typeof common.footer, 'label'>
}

/** Links at the end of every page, including the landing page, which has no router. */
export const footerLinks: FooterLink[] = [
  { to: paths.missions, label: 'missions' },
  { to: paths.openings, label: 'openings' },
  { to: paths.companies, label: 'companies' },
  { to: paths.schools, label: 'schools' },
  { to: paths.makers, label: 'makers' },
  { to: paths.checkCertificate, label: 'certificates' },
  { to: paths.help, label: 'help' },
  { to: paths.developers, label: 'developers' },
  { to: paths.contact, label: 'contact' },
  { to: paths.privacy, label: 'privacy' },
  { to: paths.terms, label: 'terms' },
  { to: paths.legalNotice, label: 'legalNotice' },
  { to: paths.accessibility, label: 'accessibility' },
  { to: paths.howMatchingWorks, label: 'matching' },
]
