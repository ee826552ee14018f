/// <reference types="vite/client" />

interface Window {
  /** Settles once a home's first lines are visible; only where boot.js shows some. */
  essorRevisit?: Promise<void>
  /** Requests the app's files, those of the area included if its name follows the address. */
  essorStart?: (place?: string) => void
}
