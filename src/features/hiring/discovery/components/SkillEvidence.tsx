import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../../lib/formats/lists.ts'
import type { CardSkill } from '../api/answers.ts'
import { strongestFirst } from '../model.ts'
import classes from './Discovery.module.css'
import { SkillBadge } from './SkillBadge.tsx'

/** Every skill with its evidence, strongest first. */
export function SkillEvidence({ skills }: { skills: CardSkill[] }) {
  const { t } = useTranslation(['discovery', 'missions'])
  return (
    <ul className={classes.evidence}>
      {strongestFirst(skills).map((skill) => (
        <li key={skill.key}>
          <SkillBadge skill={skill} />
          {skill.proofs?.map(({ mission, organization, difficulty, reached, on }) => (
            <Text key={`${mission} ${on}`} size="sm" mt={4}>
              {mission}
              <Text span inherit c="dimmed">
                {[
                  '',
                  organization,
                  t(`missions:difficulties.${difficulty}`),
                  reached === 100 && t('reachedAll'),
                  reached !== undefined && reached < 100 && t('reached', { percent: reached }),
                  on,
                ]
                  .filter((part) => part !== false)
                  .join(' · ')}
              </Text>
            </Text>
          ))}
          {skill.attestedBy && (
            <Text size="sm" mt={4}>
              {t('attestedBy', { schools: formatList(skill.attestedBy) })}
            </Text>
          )}
          {skill.isEndorsed && (
            <Text size="sm" c="dimmed" mt={4}>
              {t('isEndorsed')}
            </Text>
          )}
          {skill.source === 'declared' && (
            <Text size="sm" c="dimmed" mt={4}>
              {t('onlyDeclared')}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
