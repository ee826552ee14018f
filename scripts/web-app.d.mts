export function buildWebApp(): Promise<void>
