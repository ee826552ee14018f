import { publicFileQuery } from '../../files/api/public-file.ts'

export const photoBucket = 'avatars'

/** The URL of a photo in its bucket. */
export const photoUrlQuery = (photoPath: string | null) => publicFileQuery(photoBucket, photoPath)
