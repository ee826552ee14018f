import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A password input with a toggle to show it. */
export function PasswordField(
  props: PasswordInputProps & { visible: boolean; onVisibilityChange: (visible: boolean) => void },
) {
  const { t } = useTranslation('auth')
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{
        'aria-label': t(props.visible ? 'hidePassword' : 'showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  )
}
