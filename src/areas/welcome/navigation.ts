import { IconHome } from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const welcomeNavigation: NavigationEntry[] = [{ to: '/', label: 'welcome', icon: IconHome }]
