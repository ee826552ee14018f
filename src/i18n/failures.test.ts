import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import acting from './en/acting.ts'
import approvals from './en/approvals.ts'
import catalogueEditor from './en/catalogueEditor.ts'
import common from './en/common.ts'
import contacts from './en/contacts.ts'
import events from './en/events.ts'
import help from './en/help.ts'
import inbox from './en/inbox.ts'
import institution from './en/institution.ts'
import legal from './en/legal.ts'
import makers from './en/makers.ts'
import matching from './en/matching.ts'
import mentoring from './en/mentoring.ts'
import messages from './en/messages.ts'
import moderation from './en/moderation.ts'
import network from './en/network.ts'
import ownData from './en/ownData.ts'
import partnerships from './en/partnerships.ts'
import plan from './en/plan.ts'
import pools from './en/pools.ts'
import portfolio from './en/portfolio.ts'
import practice from './en/practice.ts'
import programs from './en/programs.ts'
import projects from './en/projects.ts'
import ratings from './en/ratings.ts'
import reports from './en/reports.ts'
import settings from './en/settings.ts'
import students from './en/students.ts'
import talks from './en/talks.ts'
import users from './en/users.ts'

const folder = new URL('../../supabase/migrations/', import.meta.url)
/** On every page, or on those of one domain. */
const said = new Set(
  [
    acting,
    approvals,
    catalogueEditor,
    common,
    contacts,
    events,
    help,
    inbox,
    institution,
    legal,
    makers,
    matching,
    mentoring,
    messages,
    moderation,
    network,
    ownData,
    partnerships,
    plan,
    pools,
    portfolio,
    practice,
    programs,
    projects,
    ratings,
    settings,
    reports,
    students,
    talks,
    users,
  ].flatMap(({ errors }) => Object.keys(errors)),
)
/** Only on the command line. */
const elsewhere = ['account_not_found']

it('has a text for every error code of the database', () => {
  const codes = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/private\.fail\(\s*'([a-z_]+)'/g)].map(
      ([, code]) => code!,
    ),
  )
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code) => !said.has(code) && !elsewhere.includes(code))).toEqual([])
})
