import { useQuery } from '@tanstack/react-query'
import { initialsOf } from '../../../ui/initials.ts'
import { publicFileQuery } from '../../files/api/public-file.ts'
import { pictureBucket } from '../api/upload-picture.ts'
import classes from './CompanyLogo.module.css'

interface Props {
  name: string
  logo: string | null
  size?: number
}

/** The logo on white, as most are drawn for it; without one, the first letters of the name. */
export function CompanyLogo({ name, logo, size = 96 }: Props) {
  const { data: address } = useQuery(publicFileQuery(pictureBucket, logo))
  return (
    <span className={classes.frame} data-empty={!logo || undefined} style={{ width: size, height: size }}>
      {logo ? address && <img src={address} alt="" /> : initialsOf(name)}
    </span>
  )
}
