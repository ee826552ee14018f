import type { ComponentType } from 'react'
import type { Setup, StepName } from '../../../features/administration/setup/api/answers.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { AddressStep } from './AddressStep.tsx'
import { BackupStep } from './BackupStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { AdministratorStep, IdentityStep, LanguagesStep, OperatorStep, SignUpStep } from './FormSteps.tsx'
import { FactorStep, PartnerStep, TextsStep } from './LinkSteps.tsx'
import { StorageStep } from './StorageStep.tsx'

const MissionStep = lazyPage<{ setup: Setup }>(
  async () => (await import('./MissionStep.tsx')).MissionStep,
  'missions',
  'authoring',
)

/** What each step shows below its title. */
export const stepContents: Record<StepName, ComponentType<{ setup: Setup }>> = {
  operator: OperatorStep,
  texts: TextsStep,
  identity: IdentityStep,
  languages: LanguagesStep,
  address: AddressStep,
  email: EmailStep,
  factor: FactorStep,
  administrator: AdministratorStep,
  storage: StorageStep,
  backup: BackupStep,
  sign_up: SignUpStep,
  partner: PartnerStep,
  mission: MissionStep,
}
