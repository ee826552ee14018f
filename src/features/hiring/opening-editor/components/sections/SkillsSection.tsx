import { CloseButton, Group, MultiSelect, NativeSelect, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../../lib/language-names.ts'
import { type LanguageLevel, languageChoices, languageLevels } from '../../../../../lib/spoken-languages.ts'
import { Section } from '../../../../../ui/Section.tsx'
import { skillName, skillsQuery } from '../../../../core/skills/api/get-skills.ts'
import { OpeningSkills } from '../../../matching/components/OpeningSkills.tsx'
import { maxLanguages } from '../../../matching/opening-form.ts'
import { fieldId } from '../../model.ts'
import classes from '../OpeningEditor.module.css'
import type { SectionProps } from './section.ts'

/** What the work takes: skills, the missions that prove them, languages. */
export function SkillsSection({ draft, data, change, errorOf }: SectionProps) {
  const { t, i18n } = useTranslation(['openingEditor', 'matching', 'profiles'])
  const { data: catalog = [] } = useQuery(skillsQuery())
  const { languages, missions } = draft
  const musts = draft.skills.filter(({ must }) => must)
  const titleOf = (id: string) => data.missions.find((mission) => mission.id === id)?.title ?? ''
  return (
    <Section title={t('skills.title')}>
      <div id={fieldId('skills')} tabIndex={-1}>
        <OpeningSkills
          skills={draft.skills}
          error={errorOf('skills')}
          onChange={(skills) => change({ skills })}
        />
      </div>
      {data.missions.length > 0 && (
        <fieldset className={classes.plain} id={fieldId('missions')} tabIndex={-1}>
          <Stack gap="xs">
            <Text component="legend" fw={600} fz="md">
              {t('skills.missions')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('skills.missionsHint')}
            </Text>
            <ul className={classes.rows}>
              {missions.map((linked, place) => (
                <li key={linked.id} className={classes.row}>
                  <MultiSelect
                    label={titleOf(linked.id)}
                    data={musts.map(({ slug }) => ({ value: slug, label: skillName(catalog, slug) }))}
                    value={linked.skills.filter((slug) => musts.some((skill) => skill.slug === slug))}
                    error={linked.skills.length === 0 && t('skills.missionSkills')}
                    onChange={(skills) => change({ missions: missions.with(place, { ...linked, skills }) })}
                  />
                  <CloseButton
                    aria-label={t('skills.removeMission', { mission: titleOf(linked.id) })}
                    onClick={() => change({ missions: missions.toSpliced(place, 1) })}
                  />
                </li>
              ))}
            </ul>
            <Select
              label={t('skills.addMission')}
              searchable
              value={null}
              disabled={musts.length === 0}
              data={data.missions
                .filter(({ id }) => !missions.some((linked) => linked.id === id))
                .map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(id) => {
                const mission = data.missions.find((one) => one.id === id)
                if (!mission) return
                const proven = musts.filter(({ slug }) => mission.skills.includes(slug))
                change({
                  missions: [...missions, { id: mission.id, skills: proven.map(({ slug }) => slug) }],
                })
              }}
            />
          </Stack>
        </fieldset>
      )}
      <fieldset className={classes.plain}>
        <Stack gap="xs">
          <Text component="legend" fw={600} fz="md">
            {t('matching:editor.languages')}
          </Text>
          {languages.map((spoken, place) => {
            const name = languageName(spoken.code, i18n.language)
            return (
              <Group key={spoken.code} gap="xs" wrap="nowrap" align="flex-end">
                <NativeSelect
                  label={name}
                  value={spoken.level}
                  onChange={(event) =>
                    change({
                      languages: languages.with(place, {
                        ...spoken,
                        level: event.currentTarget.value as LanguageLevel,
                      }),
                    })
                  }
                  data={languageLevels
                    .filter((level) => level !== 'native' || spoken.level === 'native')
                    .map((value) => ({ value, label: t(`profiles:levels.${value}`) }))}
                />
                <CloseButton
                  aria-label={t('matching:editor.remove', { skill: name })}
                  onClick={() => change({ languages: languages.toSpliced(place, 1) })}
                />
              </Group>
            )
          })}
          {languages.length < maxLanguages && (
            <Select
              label={t('matching:editor.addLanguage')}
              searchable
              value={null}
              limit={40}
              data={languageChoices(i18n.language).filter(
                ({ value }) => !languages.some(({ code }) => code === value),
              )}
              onChange={(code) => code && change({ languages: [...languages, { code, level: 'b2' }] })}
            />
          )}
        </Stack>
      </fieldset>
    </Section>
  )
}
