import { useQuery } from '@tanstack/react-query'
import { type BackendConfig, backendConfig } from '../lib/supabase.ts'

/** What the server says of itself; undefined for the moment until it has answered. */
export function useBackendConfig(): BackendConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: backendConfig, staleTime: Infinity }).data
}

/** Whether the emails a screen promises can leave this installation; assumed where the server does not say. */
export function useCanEmail(): boolean {
  return useBackendConfig()?.email !== false
}
