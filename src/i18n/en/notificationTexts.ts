// Shared with the emails that list notifications.
export { default } from '../../../supabase/functions/_shared/notifications/en.ts'
