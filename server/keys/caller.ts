/** The caller: the database role and the verified claims, as row-level security sees them. */
export interface Caller {
  role: string
  claims: Record<string, unknown>
  /** The claims as JSON text, cached because every request passes them to PostgreSQL. */
  claimsJson: string
  /** The client's address. It tells visitors who are not signed in apart. */
  address?: string
}
