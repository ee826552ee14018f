/** What was checked of an organization, and when; the strongest first. Nothing where there is no badge. */
export interface OrganizationCheck {
  kind: 'person' | 'domain' | 'siret'
  at: string
}
