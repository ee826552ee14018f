import { IconCertificate, IconMessages, IconRoute } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadClient } from '../../lib/supabase.ts'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { PublicHeader } from '../public/PublicHeader.tsx'
import classes from './AuthFrame.module.css'

const asides = {
  candidate: { quote: 'aside.quote', points: 'aside.points' },
  partner: { quote: 'aside.partnerQuote', points: 'aside.partnerPoints' },
  team: { quote: 'aside.teamQuote', points: undefined },
  account: { quote: 'aside.quote', points: undefined },
  administrator: { quote: 'aside.adminQuote', points: undefined },
} as const
const icons = { mission: IconRoute, feedback: IconMessages, certificate: IconCertificate }

interface Props {
  children: ReactNode
  /** Who the page is for; people who already have an account, and invited team members, don't need the pitch. */
  audience?: keyof typeof asides
}

/** The form on one side, the pitch on the other. */
export function AuthFrame({ children, audience = 'candidate' }: Props) {
  const { t } = useTranslation('auth')
  const product = useTranslation().t('product')
  const { quote, points } = asides[audience]
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <PublicHeader isBare />
        <main className={classes.main} onFocus={preloadClient}>
          {children}
        </main>
        <SiteFooter />
      </div>
      <aside className={classes.aside}>
        <Wing />
        <div>
          <p className={classes.quote}>{t(quote, { product })}</p>
          {points && (
            <ul className={classes.points}>
              {(['mission', 'feedback', 'certificate'] as const).map((point) => {
                const Icon = icons[point]
                return (
                  <li key={point}>
                    <Icon size={22} stroke={1.6} aria-hidden />
                    {t(`${points}.${point}`)}
                  </li>
                )
              })}
            </ul>
          )}
        </div>
      </aside>
    </div>
  )
}

function Wing() {
  return (
    <svg viewBox="0 0 600 420" fill="none" aria-hidden="true" className={classes.wing}>
      <path d="M-20 420C60 220 260 70 620 20" />
      <path d="M60 440C150 290 320 190 640 150" />
      <path d="M180 450c70-90 200-140 440-160" />
    </svg>
  )
}
