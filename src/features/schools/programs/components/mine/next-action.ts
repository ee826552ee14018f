import type { MyProgram, MyTask } from '../../api/answers.ts'

type Way = 'go' | 'begin' | 'choose' | 'closed' | undefined

/** What a student can do next with a mission of a program. */
export function nextActionFor(
  program: Pick<MyProgram, 'mode' | 'choose_count' | 'missions'>,
  task: MyTask,
): Way {
  if (task.enrollment_id) return 'go'
  if (!task.is_open) return 'closed'
  if (task.place === 'given') return 'begin'
  if (task.place) return undefined
  const mustChoose = program.mode === 'choice' || (program.mode === 'free' && task.seats !== null)
  if (!mustChoose) return 'begin'
  if (task.seats !== null && task.seats_left === 0) return undefined
  const chosen = program.missions.filter(({ place }) => place === 'given' || place === 'asked').length
  if (program.mode === 'choice' && chosen >= (program.choose_count ?? 0)) return undefined
  return 'choose'
}

type Line =
  | ['mine.asked' | 'mine.refused' | 'mine.given' | 'mine.full']
  | ['mine.byOrder' | 'mine.byTeacher', { count: number }]

/** A note on the places of a mission; undefined if everyone can take it. */
export function seatsLine({ seats, seats_by, seats_left, place, enrollment_id }: MyTask): Line | undefined {
  if (seats === null || enrollment_id) return undefined
  if (place === 'asked') return ['mine.asked']
  if (place === 'refused') return ['mine.refused']
  if (place === 'given') return ['mine.given']
  if (!seats_left) return ['mine.full']
  return [seats_by === 'teacher' ? 'mine.byTeacher' : 'mine.byOrder', { count: seats_left }]
}
