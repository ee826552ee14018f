/** Logos and photos of organizations' pages. */
export const pictureBucket = 'company-media'
