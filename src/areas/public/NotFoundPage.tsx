import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import classes from './NotFoundPage.module.css'

/** An address that leads nowhere, outside of every area. */
export function NotFoundPage() {
  return (
    <>
      <main>
        <NotFound />
      </main>
      <SiteFooter />
    </>
  )
}

interface Props {
  /** What is usually here; an organization may only be unavailable for now. */
  of?: 'page' | 'organization'
}

export function NotFound({ of = 'page' }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useDocumentTitle(t('notFound.title'))
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: helps find broken links.
    console.error('404: nobody lives at', pathname)
  }, [pathname])
  return (
    <div className={classes.page}>
      <svg viewBox="0 0 320 150" fill="none" aria-hidden="true" className={classes.arcs}>
        <path d="M12 140C60 60 150 20 308 12" />
        <path d="M60 146c40-58 110-84 236-92" strokeDasharray="2 16" />
        <path d="M116 148c30-34 80-48 168-54" strokeDasharray="2 16" />
      </svg>
      <p className={classes.code}>{t('notFound.code')}</p>
      <h1>{t('notFound.title')}</h1>
      <p className={classes.text}>{t(of === 'page' ? 'notFound.text' : 'notFound.organization')}</p>
      <Link to={paths.home}>{t('notFound.home')}</Link>
    </div>
  )
}
