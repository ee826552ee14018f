import { Badge, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCircleCheck, IconTool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Problem, Verdict } from '../rules/resume/check.ts'
import classes from './Booster.module.css'
import { PassageButton } from './PassageButton.tsx'

interface Props {
  verdict: Verdict
  text: string
  isOpen: boolean
  skillName: (slug: string) => string
  onToggle: () => void
  onShow: (problem: number) => void
}

/** One check: its points, why it matters, how to fix it, and each place. */
export function VerdictItem({ verdict, text, isOpen, skillName, onToggle, onShow }: Props) {
  const { t } = useTranslation('booster')
  const { check, points, of, problems } = verdict
  const isGood = problems.length === 0
  const panel = `check-${check}`
  return (
    <li className={classes.verdict} data-state={isGood ? 'good' : 'mend'}>
      <h3 className={classes.verdictTitle}>
        <UnstyledButton
          className={classes.verdictButton}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          {isGood ? (
            <IconCircleCheck size={20} color="var(--moss-text)" aria-hidden />
          ) : (
            <IconTool size={20} color="var(--amber-text)" aria-hidden />
          )}
          <span>{t(`check.names.${check}`)}</span>
          <Badge
            variant="light"
            color={isGood ? 'moss' : 'amber'}
            c={isGood ? 'var(--moss-text)' : 'var(--amber-text)'}
          >
            {t('check.points', { points, of })}
          </Badge>
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </h3>
      <div id={panel} hidden={!isOpen} className={classes.verdictPanel}>
        <Text size="sm">{t(`check.why.${check}`)}</Text>
        <Text size="sm" c="dimmed">
          {t(`check.rule.${check}`, { of })}
        </Text>
        {!isGood && (
          <>
            <Text size="sm">
              <strong>{t('check.mendTitle')}</strong> {t(`check.mend.${check}`)}
            </Text>
            <ul className={classes.problems}>
              {problems.map((problem, index) => (
                <li key={`${problem.kind}-${problem.place?.start ?? index}`}>
                  <ProblemText problem={problem} skillName={skillName} />
                  {problem.place && (
                    <PassageButton text={text} place={problem.place} onShow={() => onShow(index)} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  )
}

function ProblemText({
  problem: { kind, values },
  skillName,
}: { problem: Problem } & Pick<Props, 'skillName'>) {
  const { t } = useTranslation('booster')
  const spoken = values && 'skill' in values ? { skill: skillName(String(values.skill)) } : values
  return <Text size="sm">{t(`check.problems.${kind}`, { ...spoken })}</Text>
}
