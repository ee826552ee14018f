import { expect, it } from 'vitest'
import { classify } from './specifiers.ts'

it.each([
  ['npm:zod', ['zod']],
  ['npm:zod@4.1.2', ['zod']],
  ['npm:/zod@4/v4', ['zod/v4']],
  ['npm:@supabase/supabase-js@^2.39', ['@supabase/supabase-js']],
  ['npm:@supabase/supabase-js@2/cors', ['@supabase/supabase-js/cors']],
  ['jsr:@supabase/supabase-js@2', ['@supabase/supabase-js', '@jsr/supabase__supabase-js']],
  ['jsr:@std/path@1/posix', ['@std/path/posix', '@jsr/std__path/posix']],
  ['https://esm.sh/@supabase/supabase-js@2.39.0?target=deno', ['@supabase/supabase-js']],
  ['https://esm.sh/v135/zod@3/lib/index.mjs', ['zod/lib/index.mjs']],
  ['https://cdn.jsdelivr.net/npm/zod@3/+esm', ['zod']],
  ['zod', ['zod']],
])('resolves %s to an installed package', (specifier, names) => {
  expect(classify(specifier)).toEqual({ kind: 'package', names })
})

it.each([
  ['node:fs', 'node'],
  ['./a.ts', 'file'],
  ['../_shared/a.ts', 'file'],
  ['/abs/a.ts', 'file'],
  ['jsr:@supabase/functions-js/edge-runtime.d.ts', 'types'],
  ['https://esm.sh/@supabase/functions-js/src/edge-runtime.d.ts', 'types'],
  ['https://deno.land/std@0.168.0/http/server.ts', 'std-server'],
  ['https://deno.land/std/http/server.ts', 'std-server'],
  ['https://deno.land/x/djwt@v2.9.1/mod.ts', 'unavailable'],
  ['http://evil.test/a.js', 'unavailable'],
  ['data:text/javascript,1', 'unavailable'],
])('%s is %s', (specifier, kind) => {
  expect(classify(specifier).kind).toBe(kind)
})
