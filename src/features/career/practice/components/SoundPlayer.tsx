import { useEffect, useState } from 'react'
import classes from './Practice.module.css'

interface Props {
  blob: Blob
  label: string
  isPlaying?: boolean
}

/** Plays audio stored in this browser. */
export function SoundPlayer({ blob, label, isPlaying = false }: Props) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return (
    // biome-ignore lint/a11y/useMediaCaption: the person's own words, recorded a moment ago.
    <audio
      className={classes.audio}
      controls
      autoPlay={isPlaying}
      src={address}
      aria-label={label}
      // Browser recordings have no duration at first; seeking to the end makes the browser compute it.
      onLoadedMetadata={({ currentTarget: sound }) => {
        if (Number.isFinite(sound.duration) || isPlaying) return
        sound.currentTime = Number.MAX_SAFE_INTEGER
        sound.addEventListener(
          'durationchange',
          () => {
            sound.currentTime = 0
          },
          { once: true },
        )
      }}
    />
  )
}
