import { useQuery } from '@tanstack/react-query'
import { logoQuery } from '../api/get-logos.ts'
import { CompanyLogo } from './CompanyLogo.tsx'

interface Props {
  /** Its id or its page's address; null without a page. */
  of: string | null
  name: string
  size?: number
}

/** The logo of an organization in a list; its initials until loaded, or if it has none. */
export function OrganizationLogo({ of, name, size = 28 }: Props) {
  const { data: logo = null } = useQuery(logoQuery(of))
  return <CompanyLogo name={name} logo={logo} size={size} />
}
