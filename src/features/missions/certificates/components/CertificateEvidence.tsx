import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { paths } from '../../../../lib/paths.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import type { Certificate } from '../api/answers.ts'
import classes from './CertificatePage.module.css'

type CertificateFacts = NonNullable<Certificate['facts']>

/** What the certificate is based on: results, reviewer, attempts and the version of the mission. */
export function CertificateEvidence({
  certificate,
  facts,
}: {
  certificate: Certificate
  facts: CertificateFacts
}) {
  const { t, i18n } = useTranslation('certificates')
  const { passRate } = certificate
  return (
    <Card padding="lg" component="section">
      <Stack gap="lg">
        <Title order={2}>{t('evidence')}</Title>
        <div>
          <Title order={3} mb="sm">
            {t('results')}
          </Title>
          <ul className={classes.criteria}>
            {facts.criteria.map(({ title, level, rank, of, weight }) => (
              <li key={title}>
                <Group justify="space-between" gap="xs" mb={4}>
                  <Text fw={550} lang={facts.language}>
                    {title}
                  </Text>
                  <Text size="sm">{t('level', { level, rank, of })}</Text>
                </Group>
                <div className={classes.levels} aria-hidden="true">
                  {Array.from({ length: of }, (_, step) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: levels never move.
                    <span key={step} data-reached={step < rank || undefined} />
                  ))}
                </div>
                <Text size="sm" c="dimmed">
                  {t('weight', { weight })}
                </Text>
              </li>
            ))}
          </ul>
        </div>
        <Facts isBold isSideBySide>
          <Fact label={t('reviewer')}>
            {facts.reviewerRole === 'maker' ? (
              t('independentReviewer')
            ) : certificate.links?.company ? (
              <Anchor component={Link} to={paths.company(certificate.links.company)} inherit>
                {facts.organization}
              </Anchor>
            ) : (
              facts.organization
            )}
          </Fact>
          <Fact label={t('attemptsLabel')}>{t('attempts', { count: facts.attempts })}</Fact>
          <Fact label={t('language')}>{languageName(facts.language, i18n.language)}</Fact>
          <Fact label={t('version')}>{facts.version}</Fact>
          <Fact label={t('time')}>{formatDuration(facts.seconds)}</Fact>
          <Fact label={t('passRate')}>
            {passRate === null ? t('hiddenRate') : t('percent', { value: passRate })}
          </Fact>
        </Facts>
        <Title order={3}>{t('skills')}</Title>
        <Group gap={6}>
          {facts.skills.map((slug) => (
            <Badge key={slug} variant="light" color="moss" c="var(--moss-text)" size="lg">
              <SkillName slug={slug} />
            </Badge>
          ))}
        </Group>
      </Stack>
    </Card>
  )
}
