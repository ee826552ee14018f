import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconEyeOff, IconMail, IconPhone } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatItems, formatList } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { certificatePath } from '../../../../lib/paths.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { downloadResume } from '../../../profile/profiles/api/resume.ts'
import { CardFacts } from '../../discovery/components/CardFacts.tsx'
import { SkillEvidence } from '../../discovery/components/SkillEvidence.tsx'
import type { ApplicationView } from '../api/answers.ts'
import { MustHaves } from './MustHaves.tsx'
import classes from './OpeningApplications.module.css'

export type ShowPerson = (profile: NonNullable<ApplicationView['profile']>) => ReactNode

interface Props {
  view: ApplicationView
  /** The profile once it is revealed. */
  person: ShowPerson
  isOwn?: boolean
}

/** Everything the team reads of an application, and nothing more. */
export function ApplicationContent({ view, person, isOwn }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'view' })
  const { facts, certificates, answers, letter, resume, profile } = view
  const { title, skills = [], ...others } = facts
  const waiting = [
    !profile && view.hasLetter && t('hasLetter'),
    !profile && view.hasResume && t('hasResume'),
  ].filter((one) => one !== false)
  return (
    <Stack gap="md">
      <Section title={t('mustHaves')}>
        <MustHaves mustHaves={view.mustHaves} isOwn={isOwn} />
      </Section>
      {certificates.length > 0 && (
        <Section title={t('certificates')}>
          <ul className={classes.plain}>
            {certificates.map(({ mission, organization, on, code }) => (
              <li key={`${mission} ${organization} ${on}`}>
                {code ? (
                  <Anchor component={Link} to={certificatePath(code)} fw={600}>
                    {mission}
                  </Anchor>
                ) : (
                  <Text fw={600}>{mission}</Text>
                )}
                <Text size="sm" c="dimmed">
                  {formatItems([organization, on])}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={t('answers')}>
          <ul className={classes.plain}>
            {answers.map(({ id, question, answer, isHidden }) => (
              <li key={id}>
                <Text fw={600}>{question}</Text>
                {answer ? (
                  <p className={classes.words}>{answer}</p>
                ) : (
                  <Text c="dimmed">{isHidden ? t('hidden') : t('noAnswer')}</Text>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!profile && (title || Object.keys(others).length > 0) && (
        <Section title={t('facts')}>
          {title && <Text fw={600}>{inLanguage(title, 'title')}</Text>}
          <CardFacts facts={others} />
        </Section>
      )}
      {skills.length > 0 && !profile?.skills && (
        <Section title={t('skills')}>
          <SkillEvidence skills={skills} />
        </Section>
      )}
      {letter && (
        <Section title={t('letter')}>
          <p className={classes.words}>{letter}</p>
        </Section>
      )}
      {waiting.length > 0 && (
        <Alert icon={<IconEyeOff />} color="gray" variant="light" title={t('waiting')}>
          {formatList(waiting)}
        </Alert>
      )}
      {resume && <Resume resume={resume} />}
      {profile && (
        <>
          <Ways profile={profile} />
          {person(profile)}
        </>
      )}
    </Stack>
  )
}

function Resume({ resume }: { resume: NonNullable<ApplicationView['resume']> }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'view' })
  const download = useMutation({
    mutationFn: async () => {
      const file = await downloadResume(resume.path)
      saveFile(resume.name, file, file.type)
    },
    onError: toast.error,
  })
  return (
    <Section title={t('resume')} align="flex-start">
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('download', { name: resume.name })}
      </Button>
    </Section>
  )
}

function Ways({ profile: { email, phone } }: { profile: NonNullable<ApplicationView['profile']> }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'view' })
  if (!email && !phone) return null
  return (
    <Section title={t('contact')}>
      <Group gap="lg">
        {email && (
          <Group gap={6}>
            <IconMail size={18} aria-hidden />
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Group>
        )}
        {phone && (
          <Group gap={6}>
            <IconPhone size={18} aria-hidden />
            <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>
          </Group>
        )}
      </Group>
    </Section>
  )
}
