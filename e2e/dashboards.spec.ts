import { expect, test } from '@playwright/test'
import { expectFits, expectSound } from './support/axe.ts'
import { confirmedAccount, partner, randomEmail, signIn, signInAsDemo } from './support/people.ts'

interface Area {
  who: string
  home: string[]
  /** Sidebar entries with the title of their page. */
  pages: [entry: string, path: string, title: string, ...texts: string[]][]
}

const areas: Area[] = [
  {
    who: 'candidate',
    home: ['Welcome back, Inès!', 'Progress Summary', 'Next Steps', 'Career Goal'],
    pages: [
      ['Profile', '/profile', 'Profile', 'Upload Photo', 'Resume', 'Upload Resume', 'Edit'],
      [
        'Progress',
        '/progress',
        'Progress',
        'Total Progress',
        'Certificates',
        'Hours Spent',
        'Skills Acquired',
        'My Simulations',
        'All',
        'Completed',
        'In Progress',
      ],
      ['Missions', '/missions', 'Missions'],
      ['Career Plan', '/career-plan', 'Career Plan'],
      ['Job Applications', '/applications', 'Job Applications'],
      ['Networking', '/networking', 'Networking'],
      ['Career Booster', '/booster', 'Career Booster'],
    ],
  },
  {
    who: 'company',
    home: [
      'Company Dashboard',
      'Active Missions',
      'Candidates Applied',
      'Completed',
      'Profile Views',
      'Quick Actions',
      'Recent Activity',
    ],
    pages: [
      ['Missions', '/missions', 'Missions'],
      ['Reviews', '/reviews', 'Reviews'],
      ['Certificates', '/certificates', 'Certificates'],
      ['Company Profile', '/company-profile', 'Company Profile', 'Nordelia Logistique'],
      ['Candidates', '/candidates', 'Candidates'],
      ['Events', '/events', 'Events'],
      ['Talks', '/talks', 'Talks'],
      ['Team', '/team', 'Team', 'Invite colleagues'],
      ['Analytics', '/analytics', 'Analytics', 'From view to contact', 'By mission', 'By skill'],
    ],
  },
  {
    who: 'academia',
    home: ['Academia Dashboard', 'Tools', 'Recent Activity', 'Upcoming Events'],
    pages: [
      ['Admin Panel', '/admin', 'Admin Panel'],
      ['Users', '/users', 'Users'],
      ['Analytics', '/analytics', 'Analytics'],
      ['Students', '/students', 'Students'],
      ['Programs', '/programs', 'Programs'],
      ['Partnerships', '/partnerships', 'Partnerships'],
      ['Events', '/events', 'Events'],
      ['Talks', '/talks', 'Talks'],
      ['Institution Profile', '/institution-profile', 'Institution Profile'],
    ],
  },
  {
    who: 'maker',
    home: [
      'Maker Dashboard',
      'Active Projects',
      'Client Rating',
      'Portfolio Views',
      'Revenue Growth',
      'In Progress',
      'Review',
      'Planning',
    ],
    pages: [
      ['Missions', '/missions', 'Missions'],
      ['Reviews', '/reviews', 'Reviews'],
      ['Certificates', '/certificates', 'Certificates'],
      ['Mentoring', '/mentoring', 'Mentoring'],
      ['Maker Profile', '/maker-profile', 'Maker Profile', 'Atelier Trois-Marées'],
      ['Portfolio', '/portfolio', 'Portfolio'],
      ['Projects', '/projects', 'Projects'],
      ['Clients', '/clients', 'Clients'],
    ],
  },
  {
    who: 'admin',
    home: ['Admin Dashboard', 'Admin Actions', 'Recent Actions', 'Pending Approvals'],
    pages: [
      ['Users', '/users', 'Users', 'candidate@essor.test'],
      ['Organizations', '/companies', 'Organizations'],
      ['Analytics', '/analytics', 'Analytics', 'Who comes back'],
      ['Data protection', '/data', 'Data protection', 'What the nights cleared away'],
      ['Settings', '/settings', 'Settings', 'Blocked mail domains'],
      ['Health', '/health', 'Health', 'Database'],
    ],
  },
]

for (const { who, home, pages } of areas) {
  test(`the space of ${who}: every entry opens a page, and each is accessible`, async ({ page }) => {
    test.setTimeout(120_000)
    await signInAsDemo(page, who)
    for (const text of home) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await expectSound(page)
    const sidebar = page.getByRole('navigation', { name: 'Main navigation' })
    for (const [entry, path, title, ...texts] of pages) {
      await sidebar.getByRole('link', { name: entry, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard${path}$`))
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      for (const text of texts) {
        const search = who === 'admin' && text.includes('@')
        if (search) await page.getByLabel('Search by name or email').fill(text)
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
      }
      await expectSound(page)
    }
    const box = await page.locator('nav.mantine-AppShell-navbar').boundingBox()
    expect(box?.width).toBe(320)
  })
}

test('on a phone the menu is a drawer, and closes when a page opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsDemo(page, 'candidate')
  const entry = page.getByRole('link', { name: 'Networking', exact: true })
  await expect(entry).not.toBeInViewport()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Networking' })).toBeVisible()
  await expect(entry).not.toBeInViewport()
  await expectFits(page)
})

test('Ctrl-K finds pages, and “?” shows the shortcuts', async ({ page }) => {
  await signInAsDemo(page, 'candidate')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Where do you want to go?').fill('booster')
  await expectSound(page)
  await page.getByPlaceholder('Where do you want to go?').focus()
  // The best answer is chosen already.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Career Booster' })).toBeVisible()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.keyboard.press('/')
  await page.getByPlaceholder('Where do you want to go?').fill('données')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nordelia Logistique/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/)
})

test('a tour is offered once, can be skipped, and comes back', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: 'Show me around' }).click()
  const tour = page.getByRole('dialog', { name: 'A look around' })
  await expect(tour.getByRole('heading', { name: 'Missions' })).toBeVisible()
  await tour.getByRole('button', { name: 'Next' }).click()
  await expect(tour.getByText('2 of 5')).toBeVisible()
  await expectSound(page)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.press('Escape')
  await saved
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show me around' })).toBeHidden()
  await page.keyboard.press('Shift+?')
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await tour.getByRole('button', { name: 'Take me there' }).click()
  await expect(page).toHaveURL(/\/dashboard\/missions$/)
})

test('somebody with two roles changes between both spaces, and the choice stays', async ({ page }) => {
  await signIn(page, 'maelys.joubert@maelys-anime.example', { secret: 'Essor-demo-1!' })
  await expect(page.getByText('Welcome back, Maëlys!')).toBeVisible()
  await page.getByLabel('Working as').selectOption('on_maker')
  await expect(page.getByRole('heading', { name: 'Maker Dashboard' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Maker Dashboard' })).toBeVisible()
})

test('without a role there is a welcome page with what the account can do', async ({ page, request }) => {
  const data = partner('academia', 'École des Passerelles')
  await signIn(page, await confirmedAccount(request, data, randomEmail('passerelles.example')))
  await expect(page.getByRole('heading', { name: 'Welcome, Dominique' })).toBeVisible()
  for (const title of ['Account info', 'Roles', 'Access level', 'Quick actions']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  for (const action of ['Browse Missions', 'Create Mission', 'Academic Panel', 'View Analytics']) {
    await expect(page.getByRole('link', { name: action })).toBeVisible()
  }
  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
