import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type BranchMap as Drawing, type MapNode, nodeSize } from '../../model/map-layout.ts'
import classes from './MapTab.module.css'

const shorten = (text: string) => (text.length > 24 ? `${text.slice(0, 23)}…` : text)

/** The paths through a mission as a picture, with the same as text below for those who can't see it. */
export function BranchMap({ map: { width, height, nodes, arrows } }: { map: Drawing }) {
  const { t } = useTranslation('authoring')
  const headId = useId()
  return (
    <svg
      className={classes.map}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('map.picture', { count: nodes.length - 1 })}
    >
      <defs>
        <marker
          id={headId}
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" className={classes.head} />
        </marker>
      </defs>
      {arrows.map(({ id, path, isBack }) => (
        <path
          key={id}
          d={path}
          className={classes.arrow}
          data-back={isBack || undefined}
          markerEnd={`url(#${headId})`}
        />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
      {arrows.map(
        ({ id, letter, letterAt }) =>
          letter && (
            <g key={id} className={classes.letter}>
              <circle cx={letterAt.x} cy={letterAt.y} r="9" />
              <text x={letterAt.x} y={letterAt.y + 4}>
                {letter}
              </text>
            </g>
          ),
      )}
    </svg>
  )
}

function Node({ node: { x, y, step, place, fault } }: { node: MapNode }) {
  const { t } = useTranslation('authoring')
  const { t: tMissions } = useTranslation('missions')
  const title = step ? `${place}. ${step.title.trim() || t('steps.untitled')}` : t('map.end')
  return (
    <g className={classes.node} data-kind={step?.kind ?? 'end'} data-fault={fault}>
      <title>{title}</title>
      <rect x={x} y={y} {...nodeSize} rx="10" className={classes.box} />
      <text x={x + 14} y={y + (step ? 24 : 33)} className={classes.label}>
        {shorten(title)}
      </text>
      {step && (
        <text x={x + 14} y={y + 43} className={fault ? classes.fault : classes.kind}>
          {fault ? t(`steps.${fault}`) : tMissions(`stepKinds.${step.kind}`)}
        </text>
      )}
    </g>
  )
}
