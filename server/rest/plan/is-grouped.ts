import type { ReadPlan } from './model.ts'

export function isGrouped(plan: ReadPlan): boolean {
  const spread = plan.embeds.filter((embed) => embed.spread)
  return plan.fields.some((field) => field.aggregate) || spread.some((embed) => isGrouped(embed.plan))
}
