import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const indigo: MantineColorsTuple = [
  '#f1f0ff',
  '#dfdcfc',
  '#bbb5f6',
  '#9c93f0',
  '#7669ea',
  '#5d4ee4',
  '#4334d1',
  '#392bb8',
  '#30249c',
  '#251b7d',
]
const coral: MantineColorsTuple = [
  '#fff1ec',
  '#ffdfd4',
  '#fbbca7',
  '#f79a7b',
  '#f47c55',
  '#f36c44',
  '#f2603c',
  '#c8431f',
  '#a93617',
  '#8a2b11',
]
const moss: MantineColorsTuple = [
  '#eaf6f0',
  '#d3eadf',
  '#a6d5bf',
  '#77bf9d',
  '#4fa67f',
  '#3a9169',
  '#2e7d5b',
  '#25694c',
  '#1d553d',
  '#14412e',
]
const amber: MantineColorsTuple = [
  '#fff7e3',
  '#fdebc2',
  '#f9d789',
  '#f4c14e',
  '#eeae25',
  '#d9970c',
  '#b87d05',
  '#8f6002',
  '#734d02',
  '#583a01',
]
const night: MantineColorsTuple = [
  '#eeecf8',
  '#d5d1ea',
  '#b3aed2',
  '#8580ab',
  '#3d3863',
  '#282349',
  '#1a1730',
  '#100e1f',
  '#0b0a17',
  '#06050d',
]

/** Styled like a page heading: above the headings and labels inside, and never truncated. */
const dialogTitle = {
  fontFamily: 'var(--mantine-font-family-headings)',
  fontWeight: 650,
  fontSize: 'var(--mantine-h2-font-size)',
  lineHeight: 1.3,
  overflowWrap: 'anywhere' as const,
}

export const theme = createTheme({
  colors: { indigo, coral, moss, amber, dark: night },
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 5 },
  black: '#17142f',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '1.15' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Paper: { defaultProps: { radius: 'lg' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true } },
    // A dialog's title isn't a second banner of the page.
    Modal: {
      defaultProps: { radius: 'lg', centered: true, attributes: { header: { role: 'presentation' } } },
      styles: { title: dialogTitle },
    },
    Drawer: {
      defaultProps: { attributes: { header: { role: 'presentation' } } },
      styles: { title: dialogTitle },
    },
    Alert: { defaultProps: { radius: 'md' } },
    Notification: { styles: { description: { color: 'var(--mantine-color-dimmed)' } } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 600 } },
    // Next to what it explains: at the end of the page it would be outside every landmark.
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300, withinPortal: false } },
  },
})

/**
 * Cards are white on paper, or a lighter night on night; every pair of text and background has at least
 * 4.5:1.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--sidebar-width': '320px' },
  light: {
    '--page': '#fbfaf7',
    '--line': '#e6e3ee',
    '--wash': '#f3f1fb',
    '--brand-text': '#4334d1',
    '--coral': '#f2603c',
    '--moss-text': '#25694c',
    '--amber-text': '#734d02',
    '--danger-text': '#b3261e',
    '--chart-1': '#4334d1',
    '--chart-2': '#d9481f',
    '--chart-3': '#2e7d5b',
    '--chart-4': '#a06c00',
    '--chart-5': '#6d6987',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5b5775',
    '--mantine-color-anchor': '#4334d1',
    '--mantine-color-default-border': '#d8d4e3',
    '--mantine-color-placeholder': '#6d6987',
    '--mantine-color-error': '#b3261e',
  },
  dark: {
    '--page': '#100e1f',
    '--line': '#2c274b',
    '--wash': '#201c3b',
    '--brand-text': '#b1aaf7',
    '--coral': '#ff7d5c',
    '--moss-text': '#7fd3ab',
    '--amber-text': '#f4c96b',
    '--danger-text': '#ff9d94',
    '--chart-1': '#a79ff5',
    '--chart-2': '#ff8a6b',
    '--chart-3': '#7fd3ab',
    '--chart-4': '#f4c96b',
    '--chart-5': '#b3aed2',
    '--mantine-color-body': '#1a1730',
    '--mantine-color-dimmed': '#b3aed2',
    '--mantine-color-anchor': '#b1aaf7',
    '--mantine-color-default-border': '#3d3863',
    '--mantine-color-placeholder': '#9a95bd',
    '--mantine-color-error': '#ff9d94',
    // Lighter than the card they are on, so that marked or clickable elements stand out.
    '--mantine-color-indigo-light': '#2f2a5e',
    '--mantine-color-indigo-light-hover': '#3b3573',
    '--mantine-color-gray-light': '#2c274b',
    '--mantine-color-gray-light-hover': '#37325c',
    '--mantine-color-moss-light': '#16382e',
    '--mantine-color-amber-light': '#3d2f16',
    '--mantine-color-coral-light': '#45281f',
    '--mantine-color-red-light': '#45222b',
  },
})
