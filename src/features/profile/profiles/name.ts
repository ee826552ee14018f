/** "Camille Roux", or empty if no name is given. */
export function fullName(person: { first_name: string; last_name: string } | null | undefined): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ')
}
