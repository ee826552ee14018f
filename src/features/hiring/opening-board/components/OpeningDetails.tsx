import { Alert, Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCalendarDay, formatMonth } from '../../../../lib/dates.ts'
import { formatDecimal } from '../../../../lib/formats/numbers.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { paths } from '../../../../lib/paths.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { MissionCover } from '../../../missions/missions/components/MissionCover.tsx'
import { CheckBadges } from '../../../organizations/organizations/components/CheckBadges.tsx'
import { CompanyLogo } from '../../../organizations/organizations/components/CompanyLogo.tsx'
import type { OpeningPageData } from '../api/answers.ts'
import { missionLanguage, missionTitleIn } from '../model.ts'
import { useOpeningWords } from '../use-opening-words.ts'
import classes from './OpeningDetails.module.css'

interface Props {
  opening: OpeningPageData
  /** What the reader can do, which depends on who they are. */
  actions: ReactNode
  /** How well it suits the reader, if they are a candidate. */
  match?: ReactNode
}

/** Everything a person wants to know before applying. */
export function OpeningDetails({ opening, actions, match }: Props) {
  const { t, i18n } = useTranslation('openingBoard')
  const isTranslated = opening.translation !== null && opening.language !== i18n.language
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <MissionCover id={opening.id} category={opening.category} shape="page" />
        {match}
        <section>
          <Title order={2} mb="xs">
            {t('page.about')}
          </Title>
          <div lang={isTranslated ? i18n.language : opening.language}>
            <Markdown>{isTranslated ? opening.translation!.description : opening.description}</Markdown>
          </div>
        </section>
        <Requirements opening={opening} />
        <Process stages={opening.stages} />
      </div>
      <aside className={classes.side} aria-label={t('page.facts')}>
        <Card padding="lg" className={classes.glance}>
          <FactsList opening={opening} />
          {opening.lateAnswers > 0 && (
            <Alert
              mt="md"
              color="amber"
              variant="light"
              icon={<IconClockExclamation />}
              title={t('card.late', { count: opening.lateAnswers })}
            >
              {t('page.lateText', { name: opening.organization.name })}
            </Alert>
          )}
          <Group mt="lg" gap="sm" className={classes.actions}>
            {actions}
          </Group>
        </Card>
        <Organization opening={opening} />
      </aside>
    </div>
  )
}

function FactsList({ opening }: { opening: OpeningPageData }) {
  const { t } = useTranslation('openingBoard')
  const words = useOpeningWords()
  const pay = words.pay(opening.pay)
  return (
    <>
      <Title order={2} fz="md" mb="md">
        {t('page.facts')}
      </Title>
      <Facts isBold>
        {pay && <Fact label={t('page.pay')}>{pay}</Fact>}
        <Fact label={t('page.place')}>{words.place(opening)}</Fact>
        {opening.contract && <Fact label={t('page.contract')}>{words.contract(opening)}</Fact>}
        <Fact label={t('page.start')}>
          {opening.startOn ? formatMonth(opening.startOn) : t('card.startOpen')}
        </Fact>
        {opening.places > 1 && <Fact label={t('page.places')}>{opening.places}</Fact>}
        {opening.applyBy && <Fact label={t('page.applyBy')}>{formatCalendarDay(opening.applyBy)}</Fact>}
        {opening.answerDays !== null && (
          <Fact label={t('page.firstAnswer')}>{t('page.withinDays', { count: opening.answerDays })}</Fact>
        )}
        {opening.answerShare !== null && (
          <Fact label={t('page.answers')}>{t('page.answersValue', { percent: opening.answerShare })}</Fact>
        )}
        {opening.answerMedian !== null && (
          <Fact label={t('page.answerMedian')}>
            {t('page.days', { count: opening.answerMedian, number: formatDecimal(opening.answerMedian) })}
          </Fact>
        )}
        <Fact label={t('page.published')}>{formatCalendarDay(opening.publishedAt.slice(0, 10))}</Fact>
      </Facts>
    </>
  )
}

/** Each must-have with the mission that proves it, then what is nice to have, then languages. */
function Requirements({ opening }: { opening: OpeningPageData }) {
  const { t, i18n } = useTranslation(['openingBoard', 'matching', 'profiles'])
  const musts = opening.skills.filter(({ must }) => must)
  const others = opening.skills.filter(({ must }) => !must)
  return (
    <section>
      <Title order={2}>{t('page.musts')}</Title>
      <Text c="dimmed">{t('page.mustsText')}</Text>
      <ul className={classes.list}>
        {musts.map((skill) => {
          const mission = opening.missions[skill.slug]
          const name = inLanguage(skill, 'name')
          return (
            <li key={skill.slug}>
              <Text fw={600} component="span">
                {skill.level
                  ? t('page.skillAt', { skill: name, level: t(`matching:skillLevels.l${skill.level}`) })
                  : name}
              </Text>
              {mission && (
                <Text size="sm" component="span">
                  {t('page.provenBy')}{' '}
                  <Anchor
                    component={Link}
                    to={paths.mission(mission.id)}
                    inherit
                    underline="always"
                    lang={missionLanguage(mission, i18n.language)}
                  >
                    {missionTitleIn(mission, i18n.language)}
                  </Anchor>
                </Text>
              )}
            </li>
          )
        })}
      </ul>
      {(others.length > 0 || opening.languages.length > 0) && (
        <Stack gap="xs" mt="lg">
          <Title order={3} fz="md">
            {t('page.nice')}
          </Title>
          <Group gap={6}>
            {others.map((skill) => (
              <Badge
                key={skill.slug}
                variant="outline"
                color="gray"
                size="lg"
                tt="none"
                c="var(--mantine-color-text)"
              >
                {inLanguage(skill, 'name')}
              </Badge>
            ))}
            {opening.languages.map(({ code, level }) => (
              <Badge
                key={code}
                variant="outline"
                color="gray"
                size="lg"
                tt="none"
                c="var(--mantine-color-text)"
              >
                {t('matching:reasons.language', {
                  language: languageName(code, i18n.language),
                  level: t(`profiles:levels.${level}`),
                })}
              </Badge>
            ))}
          </Group>
        </Stack>
      )}
    </section>
  )
}

/** The steps from application to answer, with what is promised at each. */
function Process({ stages }: Pick<OpeningPageData, 'stages'>) {
  const { t } = useTranslation('openingBoard')
  const steps = stages.filter(({ answerDays }) => answerDays !== null)
  return (
    <section>
      <Title order={2}>{t('page.process')}</Title>
      <Text c="dimmed">{t('page.processText')}</Text>
      <ol className={classes.list}>
        {steps.map(({ kind, name, answerDays }, index) => (
          <li key={`${kind} ${name ?? index}`}>
            <span>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <Text fw={600} component="span">
                {name ?? t(`stages.${kind}`)}
              </Text>
            </span>
            <Text size="sm" component="span">
              {t('page.answerWithin', { count: answerDays! })}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Organization({ opening: { organization, about } }: { opening: OpeningPageData }) {
  const { t } = useTranslation('openingBoard')
  const { name, slug, kind, logo, checks } = organization
  return (
    <Card padding="lg">
      <Group gap="sm" wrap="nowrap" align="flex-start" mb="sm">
        <CompanyLogo name={name} logo={logo} size={56} />
        <div style={{ minWidth: 0 }}>
          <Title order={2} fz="md">
            {name}
          </Title>
          <CheckBadges checks={checks} size="sm" />
        </div>
      </Group>
      {about.tagline && <Text size="sm">{about.tagline}</Text>}
      {about.place && (
        <Text size="sm" c="dimmed">
          {about.place}
        </Text>
      )}
      {about.replyRate !== null && (
        <Text size="sm" c="dimmed">
          {t('page.replyRate', { percent: about.replyRate })}
        </Text>
      )}
      <Anchor
        component={Link}
        to={kind === 'on_maker' ? paths.maker(slug) : paths.company(slug)}
        display="inline-block"
        mt="sm"
      >
        {t('page.organization', { name })}
      </Anchor>
    </Card>
  )
}
