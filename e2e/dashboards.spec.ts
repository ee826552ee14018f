import { expectFits, expectReflows, expectSound } from './support/axe.ts'
import { expectFrenchFormats } from './support/formats.ts'
import { confirmedAccount, partner, randomEmail, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

interface Area {
  who: string
  home: string[]
  /** Sidebar entries with the title of their page. */
  pages: [entry: string, path: string, title: string, ...texts: string[]][]
}

const areas: Area[] = [
  {
    who: 'candidate',
    home: [fill(en.candidate.home.title, { name: 'Inès' }), 'Progress Summary', 'Next Steps', 'Career Goal'],
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
        en.progress.all,
        'Completed',
        'In Progress',
      ],
      ['Missions', '/missions', 'Missions'],
      ['Career Plan', '/career-plan', 'Career Plan'],
      ['Opportunities', '/opportunities', 'Opportunities'],
      ['Job Applications', '/applications', 'Job Applications'],
      ['Networking', '/networking', 'Networking'],
      ['Career Booster', '/booster', 'Career Booster'],
    ],
  },
  {
    who: 'company',
    home: [
      en.company.home.title,
      'Active Missions',
      'Candidates Applied',
      'Completed',
      'Profile Views',
      en.company.home.actions,
      en.company.home.activity,
    ],
    pages: [
      ['Missions', '/missions', 'Missions'],
      [en.shell.nav.reviews, '/reviews', en.shell.nav.reviews],
      ['Certificates', '/certificates', 'Certificates'],
      ['Company Profile', '/company-profile', 'Company Profile', 'Nordelia Logistique'],
      ['Candidates', '/candidates', 'Candidates'],
      [en.shell.nav.events, '/events', en.shell.nav.events],
      [en.shell.nav.talks, '/talks', en.shell.nav.talks],
      [en.shell.nav.team, '/team', en.shell.nav.team, en.team.invite.title],
      [
        'Analytics',
        '/analytics',
        'Analytics',
        en.companyAnalytics.funnel.title,
        en.companyAnalytics.missions.title,
        en.companyAnalytics.skills.title,
      ],
    ],
  },
  {
    who: 'academia',
    home: [en.academia.home.title, en.academia.home.tools, en.company.home.activity, en.academia.home.events],
    pages: [
      ['Admin Panel', '/admin', 'Admin Panel'],
      ['Users', '/users', 'Users'],
      ['Analytics', '/analytics', 'Analytics'],
      [en.shell.nav.students, '/students', en.shell.nav.students],
      [en.shell.nav.programs, '/programs', en.shell.nav.programs],
      [en.shell.nav.partnerships, '/partnerships', en.shell.nav.partnerships],
      [en.shell.nav.events, '/events', en.shell.nav.events],
      [en.shell.nav.talks, '/talks', en.shell.nav.talks],
      [en.shell.nav.institutionProfile, '/institution-profile', en.shell.nav.institutionProfile],
    ],
  },
  {
    who: 'maker',
    home: [
      en.maker.home.title,
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
      [en.shell.nav.reviews, '/reviews', en.shell.nav.reviews],
      ['Certificates', '/certificates', 'Certificates'],
      [en.shell.nav.mentoring, '/mentoring', en.shell.nav.mentoring],
      [en.shell.nav.makerProfile, '/maker-profile', en.shell.nav.makerProfile, 'Atelier Trois-Marées'],
      ['Portfolio', '/portfolio', 'Portfolio'],
      ['Projects', '/projects', 'Projects'],
      [en.shell.nav.clients, '/clients', en.shell.nav.clients],
    ],
  },
  {
    who: 'admin',
    home: ['Admin Dashboard', en.admin.home.actions, en.admin.home.recent, en.admin.home.approvals],
    pages: [
      ['Users', '/users', 'Users', 'candidate@essor.test'],
      [en.shell.nav.companies, '/companies', en.shell.nav.companies],
      ['Analytics', '/analytics', 'Analytics', en.platformAnalytics.retention.title],
      [en.shell.nav.data, '/data', en.shell.nav.data, en.dataProtection.runs.title],
      [en.shell.nav.settings, '/settings', en.shell.nav.settings, en.settings.domains.title],
      [en.shell.nav.health, '/health', en.shell.nav.health, en.health.database.title],
    ],
  },
]

for (const { who, home, pages } of areas) {
  test(`the space of ${who}: every entry opens an accessible page, formatted for its language`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signInAsDemo(page, who)
    for (const text of home) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    // These accounts are older than the tour's offer lasts.
    await expect(page.getByRole('button', { name: en.shell.tour.start })).toBeHidden()
    await expectSound(page)
    await expectReflows(page)
    await expectFrenchFormats(page)
    const sidebar = page.getByRole('navigation', { name: en.shell.mainNavigation })
    for (const [entry, path, title, ...texts] of pages) {
      // An entry also shows how many items are waiting.
      await sidebar.getByRole('link', { name: new RegExp(`^${entry}( \\d+ .*)?$`) }).click()
      await expect(page).toHaveURL(new RegExp(`/dashboard${path}$`))
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      for (const text of texts) {
        const search = who === 'admin' && text.includes('@')
        if (search) await page.getByLabel(en.administration.filters.search).fill(text)
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
      }
      await expectSound(page)
      await expectReflows(page)
      await expectFrenchFormats(page)
    }
    const box = await page.locator('nav.mantine-AppShell-navbar').boundingBox()
    expect(box?.width).toBe(320)
  })
}

test('on a phone the main pages are at the bottom, and the others in a drawer that closes when a page opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsDemo(page, 'candidate')
  const bar = page.getByRole('navigation', { name: en.shell.mainPages })
  await expect(bar.getByRole('link')).toHaveCount(5)
  await bar.getByRole('link', { name: /^Networking/ }).click()
  await expect(page.getByRole('heading', { name: 'Networking' })).toBeVisible()
  await expect(bar.getByRole('link', { name: /^Networking/ })).toHaveAttribute('aria-current', 'page')
  const entry = page.getByRole('link', { name: 'Career Booster' })
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: en.shell.openMenu }).click()
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Career Booster' })).toBeVisible()
  await expect(entry).toHaveCount(0)
  // The smallest phones, and twice the text size on others.
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
})

test('Ctrl-K finds pages, and “?” shows the shortcuts', async ({ page }) => {
  await signInAsDemo(page, 'candidate')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(en.shell.search.placeholder).fill('booster')
  await expectSound(page)
  await page.getByPlaceholder(en.shell.search.placeholder).focus()
  // The best match is already selected.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Career Booster' })).toBeVisible()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: en.shell.search.shortcuts })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.keyboard.press('/')
  await page.getByPlaceholder(en.shell.search.placeholder).fill('carrier')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nordelia Logistique/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/)
})

test('a tour is offered once, can be skipped, and can be restarted', async ({ page, request }) => {
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: en.shell.tour.start }).click()
  const tour = page.getByRole('dialog', { name: en.tour.title })
  await expect(tour.getByRole('heading', { name: 'Missions' })).toBeVisible()
  await tour.getByRole('button', { name: 'Next' }).click()
  await expect(tour.getByText('2 of 5')).toBeVisible()
  // It points at the entry in the menu, and leaves it visible.
  const entry = (await page
    .getByRole('navigation')
    .getByRole('link', { name: en.shell.nav.progress, includeHidden: true })
    .first()
    .boundingBox())!
  expect(await page.locator('[data-tour-light]').boundingBox()).toEqual(entry)
  expect((await tour.boundingBox())!.x).toBeGreaterThan(entry.x + entry.width)
  await expectSound(page)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.press('Escape')
  await saved
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: en.shell.tour.start })).toBeHidden()
  await page.keyboard.press('Shift+?')
  await page.getByRole('button', { name: en.shell.search.tour }).click()
  await tour.getByRole('button', { name: en.tour.go }).click()
  await expect(page).toHaveURL(/\/dashboard\/missions$/)
})

test('a person with two roles switches between both spaces, and the choice is kept', async ({ page }) => {
  await signIn(page, 'maelys.joubert@maelys-anime.example', { secret: 'Essor-demo-1!' })
  await expect(page.getByText(fill(en.candidate.home.title, { name: 'Maëlys' }))).toBeVisible()
  await page.getByLabel(en.shell.workingAs).selectOption('on_maker')
  await expect(page.getByRole('heading', { name: en.maker.home.title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: en.maker.home.title })).toBeVisible()
})

test('without a role there is a welcome page with what the account can do', async ({ page, request }) => {
  const data = partner('academia', 'École des Passerelles')
  await signIn(page, await confirmedAccount(request, data, randomEmail('passerelles.example')))
  await expect(
    page.getByRole('heading', { name: fill(en.welcome.title, { name: 'Dominique' }) }),
  ).toBeVisible()
  for (const title of ['Account info', 'Roles', 'Access level', 'Quick actions']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  for (const action of ['Browse Missions', 'Create Mission', 'Academic Panel', 'View Analytics']) {
    await expect(page.getByRole('link', { name: action })).toBeVisible()
  }
  await page.goto('/dashboard/nowhere')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
