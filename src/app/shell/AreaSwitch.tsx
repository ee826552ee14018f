import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { chooseRole } from '../../features/core/session/chosen-role.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { paths } from '../../lib/paths.ts'

/** Lets people with several roles switch between their areas. */
export function AreaSwitch({ current }: { current: AppRole | undefined }) {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation()
  const { roles } = useSignedIn()
  const navigate = useNavigate()
  return (
    <NativeSelect
      label={t('workingAs')}
      value={current}
      data={roles.map((role) => ({ value: role, label: tCommon(`roles.${role}`) }))}
      onChange={(event) => {
        chooseRole(event.currentTarget.value as AppRole)
        navigate(paths.dashboard)
      }}
    />
  )
}
