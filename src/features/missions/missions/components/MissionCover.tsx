import { memo, useMemo } from 'react'
import { drawCover } from '../../../../../supabase/functions/_shared/cover/draw-cover.ts'
import { canvas, type Tone } from '../../../../../supabase/functions/_shared/cover/shapes.ts'
import type { MissionCategory, MissionDifficulty } from '../model.ts'
import classes from './MissionCover.module.css'

interface Props {
  id: string
  category: MissionCategory
  /** Defaults to the easiest if unknown, as for a draft. */
  difficulty?: MissionDifficulty
  /** Across the top of a card, across a page, or a square next to a title; small in dense lists. */
  shape?: 'card' | 'page' | 'thumbnail' | 'small'
}

const color = (tone: Tone | undefined) => (tone ? `var(--cover-${tone})` : 'none')

/** The illustration of a mission. It says nothing that the text next to it doesn't. */
export const MissionCover = memo(function MissionCover({
  id,
  category,
  difficulty = 'beginner',
  shape = 'card',
}: Props) {
  const { palette, shapes } = useMemo(() => drawCover(id, category, difficulty), [id, category, difficulty])
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes.cover}
      data-palette={palette}
      data-shape={shape}
      data-picture
      data-moving={shape === 'page' || undefined}
    >
      {shapes.map(({ d, fill, stroke, width, dash, transform }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the illustration of a mission never changes.
          key={index}
          d={d}
          fill={color(fill)}
          stroke={stroke && color(stroke)}
          strokeWidth={width}
          strokeDasharray={dash}
          transform={transform}
        />
      ))}
    </svg>
  )
})
