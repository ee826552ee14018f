import classes from './Drawing.module.css'

/** Each is drawn from a few lines: those behind, those in front, and one accent. */
const lines = {
  missions: [
    'M36 46a30 30 0 1 0 60 0a30 30 0 1 0-60 0',
    'M50 46a16 16 0 1 0 32 0a16 16 0 1 0-32 0M66 46L118 12',
    'M66 46h.01',
  ],
  saved: ['M20 80C40 44 76 22 132 16', 'M56 10h36v66L74 62 56 76z', 'M68 30h12'],
  progress: ['M24 78h100', 'M40 78V60M66 78V46M92 78V34M118 78V18', 'M36 44L66 28 92 18 116 6'],
  resume: ['M90 8h26v72H62', 'M32 8h58v72H32zM46 54h30M46 66h20', 'M54 32a7 7 0 1 0 14 0a7 7 0 1 0-14 0'],
  requests: [
    'M100 30h24v40h-14v12l-14-12H74',
    'M24 10h76v44H58L42 68V54H24z',
    'M48 32h.01M62 32h.01M76 32h.01',
  ],
  schools: ['M44 44v22c14 12 46 12 60 0V44', 'M14 34L74 10l60 24-60 24z', 'M134 34v30'],
  events: ['M30 34h88', 'M30 18h88v62H30zM50 8v18M98 8v18', 'M62 58l10 8 16-18'],
  talks: [
    'M26 78c0-18 40-18 40 0M82 78c0-18 40-18 40 0',
    'M34 44a12 12 0 1 0 24 0a12 12 0 1 0-24 0M90 44a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
    'M56 6h36v14H80l-6 8-6-8H56z',
  ],
}

/** What an empty state is about, as a small drawing. */
export function Drawing({ of }: { of: keyof typeof lines }) {
  return (
    <svg
      width="148"
      height="88"
      viewBox="0 0 148 88"
      fill="none"
      aria-hidden="true"
      className={classes.drawing}
    >
      {lines[of].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
