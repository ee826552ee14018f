import { Code } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type texts from '../../../../i18n/en/apiReference.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { Parameter } from '../model.ts'

type Name = keyof typeof texts.parameterTexts

export function ParametersTable({ parameters }: { parameters: Parameter[] }) {
  const { t } = useTranslation('apiReference')
  return (
    <ResponsiveTable
      caption={t('parameters')}
      rows={parameters}
      keyOf={({ name }) => name}
      columns={[
        { header: t('parameter'), cell: ({ name }) => <Code>{name}</Code> },
        { header: t('place'), cell: (one) => t(`places.${one.in}`) },
        { header: t('meaning'), cell: ({ name }) => t(`parameterTexts.${name as Name}`) },
      ]}
    />
  )
}
