import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import {
  enterWithLink,
  type Followed,
  followEmailLink,
} from '../../features/account/auth/api/follow-email-link.ts'
import { type EmailLink, readEmailLink } from '../../features/account/auth/email-link.ts'
import { useSession } from '../../features/core/session/use-session.ts'
import { errorText, toAppError } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { AuthFrame } from './AuthFrame.tsx'

/**
 * Where links in emails lead. They take effect on a click here, because programs that scan emails open links
 * too.
 */
export function ConfirmLinkPage() {
  const { search } = useLocation()
  const [link] = useState(() => readEmailLink(search, location.origin))
  return <AuthFrame>{link ? <Link link={link} /> : <Failed />}</AuthFrame>
}

function Link({ link }: { link: EmailLink }) {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const navigate = useNavigate()
  const session = useSession()
  const product = tCommon('product')
  const title = t(`confirmLink.titles.${link.type}`, { product })
  useDocumentTitle(title)
  const current = 'session' in session ? session.session.user : undefined
  const enter = useChange((followed: NonNullable<Followed>) => enterWithLink(link, followed.session), {
    failure: 'caller',
    onSuccess: (next) => navigate(next, { replace: true }),
  })
  const follow = useChange(() => followEmailLink(link), {
    failure: 'caller',
    onSuccess: (followed) => {
      const isOther = followed && current && current.id !== followed.session.user.id
      if (followed && !isOther) enter.mutate(followed)
    },
  })
  const error = follow.error ?? enter.error
  if (error) return <Failed error={error} />
  if (follow.isSuccess && !follow.data) return <HalfDone />
  const opened = follow.data
  if (opened && current && current.id !== opened.session.user.id && enter.isIdle) {
    const names = { current: current.email, other: opened.session.user.email }
    const stay = async () => {
      await opened.leave()
      navigate(paths.dashboard, { replace: true })
    }
    return (
      <Message title={t('confirmLink.otherTitle')} text={t('confirmLink.otherText', names)}>
        <Button size="md" onClick={stay}>
          {t('confirmLink.stay', names)}
        </Button>
        <Button size="md" variant="default" onClick={() => enter.mutate(opened)}>
          {t('confirmLink.switch', names)}
        </Button>
      </Message>
    )
  }
  return (
    <Message title={title} text={t(`confirmLink.texts.${link.type}`)}>
      <Button
        size="md"
        loading={follow.isPending || enter.isPending || enter.isSuccess}
        disabled={session.status === 'loading'}
        onClick={() => follow.mutate()}
      >
        {t(`confirmLink.actions.${link.type}`)}
      </Button>
    </Message>
  )
}

function HalfDone() {
  const { t } = useTranslation('auth')
  return (
    <Message title={t('confirmLink.halfTitle')} text={t('confirmLink.halfText')}>
      <LinkButton to={paths.dashboard} variant="default">
        {t('confirmLink.toDashboard')}
      </LinkButton>
    </Message>
  )
}

function Failed({ error }: { error?: unknown }) {
  const { t } = useTranslation('auth')
  useDocumentTitle(t('confirmLink.failedTitle'))
  const isExpired = !error || toAppError(error).code === 'otp_expired'
  return (
    <Message title={t('confirmLink.failedTitle')} text={isExpired ? t('confirmLink.expired') : undefined}>
      {!isExpired && (
        <Alert color="red" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <LinkButton to={paths.auth}>{t('confirmLink.toSignIn')}</LinkButton>
      <LinkButton to={paths.forgotPassword} variant="default">
        {t('newPassword.expiredAction')}
      </LinkButton>
    </Message>
  )
}

function Message({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{title}</Title>
        {text && (
          <Text c="dimmed" mt={6}>
            {text}
          </Text>
        )}
      </div>
      <Stack gap="sm">{children}</Stack>
    </Stack>
  )
}
