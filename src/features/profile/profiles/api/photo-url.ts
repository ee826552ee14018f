import { publicFileQuery } from '../../../core/files/api/public-file.ts'

export const photoBucket = 'avatars'

export const photoUrlQuery = (photoPath: string | null) => publicFileQuery(photoBucket, photoPath)
