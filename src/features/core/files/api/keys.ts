export const fileKeys = {
  public: (bucket: string, path: string | null) => ['public-file', bucket, path] as const,
}
