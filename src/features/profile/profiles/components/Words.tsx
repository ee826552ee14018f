import { readBlocks } from '../text-lines.ts'
import classes from './Profile.module.css'

/** A person's text with its line breaks and bullets, as in the PDF résumé. */
export function Words({ children }: { children: string }) {
  return (
    <div className={classes.words}>
      {readBlocks(children).map(({ isPoints, lines }, index) =>
        isPoints ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
          <ul key={index}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
              <li key={place}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is always rendered as a whole.
          <p key={index}>{lines.join('\n').trim()}</p>
        ),
      )}
    </div>
  )
}
