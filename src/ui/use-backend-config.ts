import { useQuery } from '@tanstack/react-query'
import { type BackendConfig, backendConfig } from '../lib/supabase.ts'

/** What the server says about itself; undefined until it responds. */
export function useBackendConfig(): BackendConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: backendConfig, staleTime: Infinity }).data
}

/**
 * Whether emails promised on a screen can be sent by this installation; assumed if the server doesn't say.
 */
export function useCanEmail(): boolean {
  return useBackendConfig()?.email !== false
}
