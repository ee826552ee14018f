import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { StoredPictures } from '../../../../ui/Markdown.tsx'
import type { Answer } from '../api/answers.ts'
import { deliveredFileQuery } from '../api/get-file.ts'
import { pictureType } from '../file-previews.ts'
import { pictureAt } from '../stored-pictures.ts'
import classes from './FilePreview.module.css'

/** Lets a text show the images that were submitted with it, and no others. */
export function AnswerPictures({ files, children }: { files: Answer['files']; children: ReactNode }) {
  const draw = useMemo(
    () => (href: string, alt: string) => {
      const path = pictureAt(href, files)
      return path === undefined ? undefined : <Picture path={path} alt={alt} />
    },
    [files],
  )
  return <StoredPictures value={draw}>{children}</StoredPictures>
}

function Picture({ path, alt }: { path: string; alt: string }) {
  const { data: file } = useQuery(deliveredFileQuery(path))
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(new Blob([file], { type: pictureType(path) }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, path])
  return address ? <img className={classes.picture} src={address} alt={alt} /> : alt
}
