/** Everything below `all` changes with an administrator's decision. */
export const approvalKeys = {
  all: ['approvals'] as const,
  list: (search: string, show: string | undefined, kind: string | undefined, page: number) =>
    ['approvals', search, show, kind, page] as const,
  signOn: (id: string) => ['approvals', 'sign-on', id] as const,
  dossier: (id: string) => ['approvals', 'dossier', id] as const,
}
