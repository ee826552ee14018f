export const organizationHomeKey = (userId: string) => ['organization-home', userId] as const
