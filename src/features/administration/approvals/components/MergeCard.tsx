import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/Section.tsx'
import type { Dossier } from '../api/answers.ts'
import { MergeDialog } from './MergeDialog.tsx'

export function MergeCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation('approvals')
  const [isOpen, setOpen] = useState(false)
  const isRefused = dossier.mergeObstacles.length > 0
  return (
    <Section align="flex-start" title={t('merge.title')}>
      <Text>{isRefused ? t('merge.refused') : t('merge.text', { name: dossier.name })}</Text>
      {!isRefused && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('merge.open')}
        </Button>
      )}

      <MergeDialog dossier={dossier} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Section>
  )
}
