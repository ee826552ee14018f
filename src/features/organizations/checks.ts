/** What was checked about an organization, and when; strongest first. Empty without a badge. */
export interface OrganizationCheck {
  kind: 'person' | 'domain' | 'siret'
  at: string
}
