import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../config/env.ts'

/** Which traces are recorded, as OTEL_TRACES_SAMPLER says. `parentbased_` follows the caller's decision, if there is one. */
export function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Env): Sampler {
  const [, followsParent, own] = /^(parentbased_)?(.+)$/.exec(name)!
  const root = ownSampler(own!, share)
  return followsParent ? new ParentBasedSampler({ root }) : root
}

function ownSampler(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'always_on' ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(share)
}
