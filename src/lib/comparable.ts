export { comparable } from '../../supabase/functions/_shared/tables/comparable.ts'
