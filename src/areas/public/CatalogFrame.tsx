import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

interface Props {
  title: string
  description: string
  filters: ReactNode
  /** How many there are; undefined while loading. */
  found: string | undefined
  children: ReactNode
}

/** A list that anyone can search. All of its state is in the address. */
export function CatalogFrame({ title, description, filters, found, children }: Props) {
  useDocumentTitle(title)
  useDescription(description)
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        <Stack gap={6} mt="md" mb="lg">
          <Title order={1}>{title}</Title>
          <Text c="dimmed" maw="64ch">
            {description}
          </Text>
        </Stack>
        {filters}
        <Text role="status" c="dimmed" my="md" mih="1.55em">
          {found}
        </Text>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
