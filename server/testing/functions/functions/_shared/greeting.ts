export const greeting = (name: string): string => `Hello ${name}`
export const here: string = import.meta.dirname
