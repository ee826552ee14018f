export const dataProtectionKey = ['data-protection'] as const
