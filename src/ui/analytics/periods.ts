/** In weeks; 0 means all time. */
export const periods = [52, 26, 12, 0] as const
/** Every period that has a name. */
export type Period = (typeof periods)[number] | 4
