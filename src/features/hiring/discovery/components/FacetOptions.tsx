import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { FacetOption } from '../api/answers.ts'
import classes from './Search.module.css'

interface Props {
  label: string
  options: FacetOption[] | undefined
  nameOf: (option: FacetOption) => string
  isChosen: (value: string) => boolean
  onToggle: (value: string) => void
  most?: number
}

/**
 * What the results have in common, with counts; clicking an option narrows the search to it, clicking again
 * widens it.
 */
export function FacetOptions({ label, options = [], nameOf, isChosen, onToggle, most = 6 }: Props) {
  const chosenFirst = options.toSorted((one, other) => +isChosen(other.value) - +isChosen(one.value))
  if (options.length === 0) return null
  return (
    <ul className={classes.options} aria-label={label}>
      {chosenFirst.slice(0, most).map((option) => (
        <li key={option.value}>
          <UnstyledButton
            className={classes.option}
            aria-pressed={isChosen(option.value)}
            onClick={() => onToggle(option.value)}
          >
            <IconCheck size={16} aria-hidden />
            <span>{nameOf(option)}</span> <b>{option.count}</b>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
