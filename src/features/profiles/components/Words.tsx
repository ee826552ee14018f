import { readBlocks } from '../text-lines.ts'
import classes from './Profile.module.css'

/** What a person wrote, with its line breaks and its points, as on the PDF résumé. */
export function Words({ children }: { children: string }) {
  return (
    <div className={classes.words}>
      {readBlocks(children).map(({ isPoints, lines }, index) =>
        isPoints ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
          <ul key={index}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
              <li key={place}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
          <p key={index}>{lines.join('\n').trim()}</p>
        ),
      )}
    </div>
  )
}
