import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { initialsOf } from '../../../../ui/initials.ts'
import { publicFileQuery } from '../../../core/files/api/public-file.ts'
import { pictureBucket } from '../picture-bucket.ts'
import classes from './CompanyLogo.module.css'

interface Props {
  name: string
  logo: string | null
  size?: number
}

/** The logo on white, as most are designed for it; without one, the initials of the name. */
export function CompanyLogo({ name, logo, size = 96 }: Props) {
  const { data: address } = useQuery(publicFileQuery(pictureBucket, logo))
  const [broken, setBroken] = useState<string>()
  const isShown = address && address !== broken
  return (
    <span
      className={classes.frame}
      data-empty={!isShown || undefined}
      data-small={size < 64 || undefined}
      style={{ width: size, height: size, fontSize: size * 0.3 }}
      aria-hidden
    >
      {isShown ? <img src={address} alt="" onError={() => setBroken(address)} /> : initialsOf(name)}
    </span>
  )
}
