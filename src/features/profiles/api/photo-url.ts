import { publicFileQuery } from '../../files/api/public-file.ts'

export const photoBucket = 'avatars'

/** The address of a photo in its bucket. */
export const photoUrlQuery = (photoPath: string | null) => publicFileQuery(photoBucket, photoPath)
