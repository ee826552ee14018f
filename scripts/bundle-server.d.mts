export function bundleForRelease(folder: string): Promise<void>
