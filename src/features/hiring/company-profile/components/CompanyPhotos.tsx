import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { publicFileQuery } from '../../../core/files/api/public-file.ts'
import { pictureBucket } from '../../../organizations/organizations/picture-bucket.ts'
import type { Photo } from '../api/answers.ts'
import classes from './CompanyPhotos.module.css'

/** The first photo is large, the others follow in rows. */
export function CompanyPhotos({ photos }: { photos: Photo[] }) {
  const { t } = useTranslation('companyProfile', { keyPrefix: 'page' })
  return (
    <ul className={classes.photos} aria-label={t('photos')}>
      {photos.map((photo) => (
        <li key={photo.path}>
          <CompanyPhoto photo={photo} />
        </li>
      ))}
    </ul>
  )
}

export function CompanyPhoto({ photo: { path, alt, width, height } }: { photo: Photo }) {
  const { data: address } = useQuery(publicFileQuery(pictureBucket, path))
  return address ? <img src={address} alt={alt} width={width} height={height} loading="lazy" /> : null
}
