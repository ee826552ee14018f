import type { Page } from '@playwright/test'
import { expectSound } from './support/axe.ts'
import { shownCandidate } from './support/findable.ts'
import { expectToast, signIn, signInAsDemo } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { en, fill } from './support/texts.ts'

