import { Checkbox, CloseButton, MultiSelect, Radio, Select, Stack, TagsInput, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../../lib/formats/lists.ts'
import { NoEmailNotice } from '../../../../../ui/NoEmailNotice.tsx'
import { Section } from '../../../../../ui/Section.tsx'
import type { Audience } from '../../api/answers.ts'
import { fieldId } from '../../model.ts'
import classes from '../OpeningEditor.module.css'
import type { SectionProps } from './section.ts'

const isAddress = (typed: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed)

const audiences = ['everyone', 'schools', 'invited', 'private'] as const

/** Who sees the opening, and who reads its applications. */
export function AudienceSection({ draft, data, change, errorOf }: SectionProps) {
  const { t } = useTranslation('openingEditor')
  const { team } = draft
  // What was typed and isn't an address stays readable in the message.
  const [refused, setRefused] = useState<string[]>([])
  const isPublished = (data.opening?.version ?? 0) > 0
  const isMaker = data.organization.kind === 'on_maker'
  const nameOf = (id: string) => data.members.find((member) => member.id === id)?.name ?? t('team.former')
  return (
    <Section title={t('audience.title')}>
      <Radio.Group
        id={fieldId('audience')}
        label={t('audience.label')}
        value={draft.audience}
        onChange={(audience) => change({ audience: audience as Audience })}
      >
        <Stack gap="sm" mt={8}>
          {audiences
            .filter((audience) => audience !== 'private' || (!isPublished && !isMaker))
            .map((audience) => (
              <Radio
                key={audience}
                value={audience}
                label={t(`audience.names.${audience}`)}
                description={t(`audience.hints.${audience}`)}
              />
            ))}
        </Stack>
      </Radio.Group>
      {draft.audience === 'schools' && (
        <MultiSelect
          id={fieldId('schools')}
          label={t('audience.schools')}
          description={data.schools.length === 0 ? t('audience.noSchools') : undefined}
          searchable
          error={errorOf('schools')}
          data={data.schools.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.schools}
          onChange={(schools) => change({ schools })}
        />
      )}
      {draft.audience === 'invited' && (
        <TagsInput
          id={fieldId('invitations')}
          label={t('audience.invitations')}
          description={t('audience.invitationsHint')}
          splitChars={[',', ';', ' ', '\n']}
          acceptValueOnBlur
          maxTags={200}
          error={
            refused.length > 0 &&
            t('audience.notAddresses', { count: refused.length, typed: formatItems(refused) })
          }
          value={draft.invitations}
          onChange={(typed) => {
            setRefused(typed.filter((one) => !isAddress(one)))
            change({ invitations: typed.filter(isAddress) })
          }}
        />
      )}
      {draft.audience === 'invited' && <NoEmailNotice concerns="others" />}
      {draft.audience !== 'private' && (
        <fieldset className={classes.plain} id={fieldId('team')} tabIndex={-1}>
          <Stack gap="xs">
            <Text component="legend" fw={600} fz="md">
              {t('team.title')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('team.hint')}
            </Text>
            {errorOf('team') && (
              <Text size="sm" c="var(--danger-text)">
                {errorOf('team')}
              </Text>
            )}
            <ul className={classes.rows}>
              {team.map((member, place) => (
                <li key={member.userId} className={`${classes.row} ${classes.wide}`}>
                  <Text pb={4}>{nameOf(member.userId)}</Text>
                  <Checkbox
                    pb={8}
                    label={t('team.lead')}
                    aria-label={t('team.leadNamed', { name: nameOf(member.userId) })}
                    checked={member.isLead}
                    onChange={(event) =>
                      change({ team: team.with(place, { ...member, isLead: event.currentTarget.checked }) })
                    }
                  />
                  <CloseButton
                    aria-label={t('team.remove', { name: nameOf(member.userId) })}
                    onClick={() => change({ team: team.toSpliced(place, 1) })}
                  />
                </li>
              ))}
            </ul>
            {team.length < data.members.length && (
              <Select
                label={t('team.add')}
                searchable
                value={null}
                data={data.members
                  .filter(({ id }) => !team.some(({ userId }) => userId === id))
                  .map(({ id, name }) => ({ value: id, label: name ?? id }))}
                onChange={(userId) => userId && change({ team: [...team, { userId, isLead: false }] })}
              />
            )}
          </Stack>
        </fieldset>
      )}
    </Section>
  )
}
