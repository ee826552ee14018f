import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CatalogueJob, CatalogueQuestion, CatalogueSkill, Kind } from '../model.ts'

export const catalogueKeys = {
  all: ['catalogue-editor'] as const,
  list: (kind: Kind) => ['catalogue-editor', kind] as const,
  usage: (kind: Kind, slug: string) => ['catalogue-editor', kind, 'usage', slug] as const,
  templates: (search: string, page: number) => ['catalogue-editor', 'templates', search, page] as const,
}

/** Retired ones too; those that became part of another one are gone from here. */
export const editedSkillsQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.list('skill'),
    queryFn: async ({ signal }): Promise<CatalogueSkill[]> => {
      const client = await connect()
      const list = client.from('skills').select('*').is('merged_into', null)
      return unwrap(await list.order('name_en').abortSignal(signal))
    },
  })

export const editedJobsQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.list('job'),
    queryFn: async ({ signal }): Promise<CatalogueJob[]> => {
      const client = await connect()
      return unwrap(await client.from('jobs').select('*').order('title_en').abortSignal(signal))
    },
  })

export const editedQuestionsQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.list('question'),
    queryFn: async ({ signal }): Promise<CatalogueQuestion[]> => {
      const client = await connect()
      const list = client.from('interview_questions').select('*')
      return unwrap(await list.order('kind').order('slug').abortSignal(signal))
    },
  })
