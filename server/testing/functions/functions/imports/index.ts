import { createClient } from 'https://esm.sh/@supabase/supabase-js@2.39.0?target=deno'
import { createClient as fromJsr } from 'jsr:@supabase/supabase-js@2'
import { createHash } from 'node:crypto'
import { createClient as fromNpm } from 'npm:@supabase/supabase-js'
import { SignJWT } from 'npm:jose@6.0.0'
import sharp from 'npm:sharp@0'
import { greeting } from 'shared/greeting.ts'
import { z } from 'validation'
import { here } from '../_shared/greeting.ts'
import note from './note.md' with { type: 'text' }
import settings from './settings.json' with { type: 'json' }

interface Answer {
  [key: string]: unknown
}

Deno.serve((): Response => {
  const answer: Answer = {
    same: createClient === fromJsr && fromJsr === fromNpm,
    jose: typeof SignJWT,
    hash: createHash('sha256').update('x').digest('hex').length,
    native: typeof sharp.versions.sharp,
    zod: z.string().safeParse(1).success,
    greeting: greeting('Ann'),
    here: here.split('/').pop(),
    settings,
    note,
  }
  return Response.json(answer)
})
