import { Button, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { RosterSync } from '../api/answers.ts'
import { useSaveRosterSync } from '../api/save-roster-sync.ts'

interface Props {
  school: string
  rules: RosterSync
}

/** Whether a plan is applied without anyone looking, and when not. */
export function RulesForm({ school, rules }: Props) {
  const { t } = useTranslation('rosterSync')
  const [appliesItself, setAppliesItself] = useState(rules.appliesItself)
  const [mostLeavers, setMostLeavers] = useState<number | string>(rules.mostLeavers)
  const save = useSaveRosterSync(school, () => toast.success({ title: t('rules.saved') }))
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({
          applies_itself: appliesItself,
          most_leavers: typeof mostLeavers === 'number' ? mostLeavers : -1,
        })
      }}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('rules.text')}</Text>
        <Switch
          label={t('rules.applies')}
          checked={appliesItself}
          onChange={(event) => setAppliesItself(event.currentTarget.checked)}
        />
        {appliesItself && (
          <NumberInput
            label={t('rules.most')}
            description={t('rules.mostHint')}
            maw={420}
            min={0}
            max={10_000}
            allowDecimal={false}
            required
            value={mostLeavers}
            onChange={setMostLeavers}
            error={save.error && errorText(save.error)}
          />
        )}
        {!appliesItself && save.error && (
          <Text role="alert" c="var(--danger-text)">
            {errorText(save.error)}
          </Text>
        )}
        <Button type="submit" loading={save.isPending} w="fit-content">
          {t('rules.save')}
        </Button>
      </Stack>
    </Form>
  )
}
