/** A catalog with the same keys as the English one. */
export type Translation<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}
