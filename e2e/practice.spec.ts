import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from './support/axe.ts'
import { wholeBrowser } from './support/browsers.ts'
import { confirmedAccount, expectToast, signIn } from './support/people.ts'

// A microphone that hums; whether it may be used is still asked.
test.use({
  launchOptions: { ...wholeBrowser, args: [...wholeBrowser.args, '--use-fake-device-for-media-stream'] },
})

test('somebody prepares an answer by keyboard, records it, hears it, judges it, and sees it counted', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await confirmedAccount(request), { at: '/dashboard/booster/practice' })
  await page.getByLabel('Search the questions').focus()
  await page.keyboard.type('mistake of yours')
  const found = page.getByRole('link', { name: 'Tell me about a mistake of yours' })
  await expect(page.getByRole('status').filter({ hasText: /^1 question$/ })).toBeVisible()
  await found.focus()
  await page.keyboard.press('Enter')

  await page.getByLabel('Situation').focus()
  await page.keyboard.type('<script>alert(1)</script> 🎤 at the shop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Send 420 letters')
  await expect(page.getByText('Saved at')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Task')).toHaveValue('Send 420 letters')
  await expect(page.getByLabel('Situation')).toHaveValue('<script>alert(1)</script> 🎤 at the shop')

  const aloud = page.getByRole('region', { name: 'Say it aloud' })
  await aloud.getByRole('button', { name: 'Record' }).focus()
  await page.keyboard.press('Enter')
  await expect(aloud.getByText('The microphone is blocked for this site.')).toBeVisible()
  await context.grantPermissions(['microphone'])
  await aloud.getByRole('button', { name: 'Record' }).focus()
  await page.keyboard.press('Enter')
  await expect(aloud.getByText(/^0:0[1-9]$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(aloud.getByRole('button', { name: 'Keep this recording' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Your recording is kept.')
  await aloud.getByRole('button', { name: 'Listen to the recording' }).click()
  const sound = aloud.locator('audio')
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0)
  await aloud.getByRole('button', { name: 'Delete the recording' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sound).toHaveCount(0)

  await page.getByRole('button', { name: 'Save my assessment' }).click()
  await expect(page.getByText('Choose a mark for each of the five.')).toBeVisible()
  for (const name of ['To the point', 'Structure', 'Proof', 'Length', 'Presence']) {
    await page.getByRole('radiogroup', { name }).getByRole('radio', { name: '4' }).focus()
    await page.keyboard.press('Space')
  }
  await expectAccessible(page)
  await page.getByLabel('What I want to do differently').fill('Breathe.')
  await page.getByRole('button', { name: 'Save my assessment' }).press('Enter')
  await expect(page.getByText(': 4 of 5')).toBeVisible()

  await page.goto('/dashboard/booster/practice/progress')
  const chart = page.getByRole('figure', { name: 'Over time' })
  await chart.getByRole('button', { name: 'Show the table' }).click()
  await expect(chart.getByRole('row').last()).toContainText('4')
  await expect(page.getByText('No recording yet.')).toBeVisible()
})

test('une série en conditions réelles, au téléphone, compte pour l’objectif de la semaine', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await confirmedAccount(request))
  await page.getByRole('button', { name: 'Français' }).click()
  const first = page.getByRole('region', { name: 'Premiers pas' })
  await expect(first).toContainText('1 étape faite sur 10')
  await expect(first.getByRole('link', { name: 'Choisir un métier visé' })).toBeVisible()
  const week = page.getByRole('region', { name: 'Cette semaine' })
  await week.getByRole('button', { name: 'Choisir mes objectifs' }).click()
  await page.getByLabel('Questions d’entretien travaillées').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(week).toContainText('Questions d’entretien travaillées : 0 sur 2.')
  await expectFits(page)
  await first.getByRole('button', { name: 'Masquer la liste' }).click()
  await expect(first).toHaveCount(0)

  await page.goto('/dashboard/booster/practice/live')
  await page.getByText('Motivation', { exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Questions' }).getByText('3', { exact: true }).click()
  await expect(page.getByText('3 questions : environ 6 min en tout.')).toBeVisible()
  await page.getByRole('button', { name: 'Commencer la série' }).click()
  await page.getByRole('button', { name: 'Commencer', exact: true }).press('Enter')
  const round = page.getByRole('region', { name: 'En conditions réelles' })
  const question = round.getByRole('heading', { level: 2 })
  await expect(question).toBeFocused()
  const asked = await question.textContent()
  await page.keyboard.press('p')
  await expect(question).toHaveText('En pause')
  const left = await round.getByRole('timer').textContent()
  await expectAccessible(page)
  await expect(round.getByRole('timer')).toHaveText(left!)
  // Loading the page again gives no time back, and leads to no other question.
  await page.reload()
  await page.getByRole('button', { name: 'Commencer', exact: true }).press('Enter')
  await expect(question).toHaveText(asked!)
  await page.keyboard.press('n')
  await expect(round.getByText('Question 2 sur 3')).toBeVisible()
  await expect(question).not.toHaveText(asked!)
  await round.getByRole('button', { name: 'Question suivante' }).click()
  await round.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByRole('heading', { name: 'La série est terminée' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  await expectFits(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Commencer la série' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(week).toContainText('Questions d’entretien travaillées : 3 sur 2. Atteint.')
  await expect(week).toContainText('1 semaine d’affilée.')
  await expect(first).toHaveCount(0)
})
