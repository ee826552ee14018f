import type { Plugin } from 'vite'

/** Passages of Mantine that load much for little, and what says the same without it. */
const passages = [
  {
    // The 50 kB that place popovers, for joining refs.
    file: /\/ScrollArea\/ScrollArea\.mjs$/,
    known: 'import { useMergeRefs } from "@floating-ui/react";',
    better:
      'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);',
  },
  {
    // Asked whether a dialog scrolls by it; none does.
    file: /\/Modal\/ModalRoot\.mjs$/,
    known: 'import { ScrollArea } from "../ScrollArea/ScrollArea.mjs";',
    better: 'const ScrollArea = { Autosize: null };',
  },
]

/** Builds dialogs without what places popovers. Ends a build in which Mantine has other words. */
export const lighterMantine = (): Plugin => ({
  name: 'lighter-mantine',
  apply: 'build',
  transform(code, id) {
    for (const { file, known, better } of passages) {
      if (!file.test(id)) continue
      if (!code.includes(known)) this.error(`${id} no longer has: ${known}`)
      return { code: code.replace(known, better), map: null }
    }
  },
})
