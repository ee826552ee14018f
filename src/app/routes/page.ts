import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import { i18n } from '../../i18n/i18n.ts'
import type { Resources } from '../../i18n/resources.ts'

/** A page whose code and texts load in parallel when it is opened. */
export function page(
  load: () => Promise<ComponentType>,
  ...texts: (keyof Resources)[]
): LazyRouteFunction<RouteObject> {
  return async () => {
    const [Component] = await Promise.all([load(), i18n.loadNamespaces(texts)])
    return { Component }
  }
}
