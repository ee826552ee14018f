import type { BegunStep, SuggestedStep } from '../api/answers.ts'
import classes from './CareerPlan.module.css'
import { PathStep } from './PathStep.tsx'

interface Props {
  steps: (BegunStep | SuggestedStep)[]
  job: string
  names: (skills: string[]) => string
  onDismiss: (mission: { mission_id: string; title: string }) => void
}

/** Missions in the order that makes sense. */
export const PathSteps = ({ steps, job, names, onDismiss }: Props) => (
  <ol className={classes.path}>
    {steps.map((step) => (
      <PathStep
        key={'enrollment_id' in step ? step.enrollment_id : step.mission_id}
        step={step}
        job={job}
        names={names}
        onDismiss={() => onDismiss({ mission_id: step.mission_id, title: step.title })}
      />
    ))}
  </ol>
)
