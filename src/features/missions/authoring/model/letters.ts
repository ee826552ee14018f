/** A, B, C … for the choices of a decision. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
