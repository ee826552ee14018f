import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { cssVariables, theme } from '../ui/theme.ts'
import type { Router } from './router.tsx'

// The same key as in boot.js, which sets the theme before the first paint.
const themeManager = localStorageColorSchemeManager({ key: 'essor-theme' })

export function App({ router }: { router: Router }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={themeManager}
        defaultColorScheme="auto"
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>
  )
}
