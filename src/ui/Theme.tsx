import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { type ReactNode, StrictMode } from 'react'
import { cssVariables, theme } from './theme.ts'

// The same key as in boot.js, which sets the theme before the first paint.
const themeManager = localStorageColorSchemeManager({ key: 'essor-theme' })

/** The theme of every page. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={themeManager}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </StrictMode>
  )
}
