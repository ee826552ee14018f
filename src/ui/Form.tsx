import type { ComponentProps } from 'react'

/**
 * Every form is this one. It shows our errors at the fields rather than the browser's bubbles, which are in the
 * browser's language, and moves to the first field with an error.
 */
export function Form({ onSubmit, ...props }: ComponentProps<'form'>) {
  const submit: typeof onSubmit = (event) => {
    const form = event.currentTarget
    onSubmit?.(event)
    // Once the errors are on the screen.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  // biome-ignore lint/correctness/noRestrictedElements: the one place for it
  return <form {...props} onSubmit={submit} noValidate />
}
