import { useQuery } from '@tanstack/react-query'
import { CompanyLogo } from '../../company-profile/components/CompanyLogo.tsx'
import { logoQuery } from '../api/get-logos.ts'

interface Props {
  /** Its id, or the address of its page; none where it has no page. */
  of: string | null
  name: string
  size?: number
}

/** The logo of an organization that a list names; its first letters until it is there, or where there is none. */
export function OrganizationLogo({ of, name, size = 28 }: Props) {
  const { data: logo = null } = useQuery(logoQuery(of))
  return <CompanyLogo name={name} logo={logo} size={size} />
}
