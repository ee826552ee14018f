import { type ComponentType, lazy } from 'react'
import { i18n } from '../i18n/i18n.ts'
import type { Resources } from '../i18n/resources.ts'

/** The code and texts of a page load in parallel when it is first opened. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: (keyof Resources)[]
): ComponentType<Props> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), i18n.loadNamespaces(texts)])
    return { default: component }
  }) as ComponentType<Props>
}
