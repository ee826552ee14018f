import type { ProjectCard, Task } from './api/answers.ts'

/** A project on the board, where its status is its column. */
export type PlacedProject = ProjectCard & { column_id: string }

export type PlacedTask = Task & { column_id: string }
