export const clientKinds = ['company', 'association', 'public', 'person'] as const
