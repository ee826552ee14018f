import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSql } from './split-sql.ts'

const texts = (source: string) => splitSql(source).map((statement) => statement.sql)

describe('splitSql', () => {
  it('splits at semicolons and reports the line each statement starts on', () => {
    expect(splitSql('select 1;\n\n-- why\nselect\n  2;\n')).toEqual([
      { sql: 'select 1', line: 1 },
      { sql: 'select\n  2', line: 4 },
    ])
  })

  it.each([
    [`select ';'; select 2`, 2],
    [`select 'it''s; fine'; select 2`, 2],
    [`select E'a\\';b'; select 2`, 2],
    [`select ";" from x; select 2`, 2],
    ['-- one; two\nselect 1', 1],
    ['/* a; /* nested; */ b; */ select 1; select 2', 2],
    [`create function f() returns void language sql as $$ select 1; select 2 $$; select 3`, 2],
    [`do $body$ begin perform 1; perform $$x;y$$; end $body$; select 3`, 2],
    [
      'create function f() returns int begin atomic select 1; select case when true then 1 else 2 end; end; select 3',
      2,
    ],
    [`select $1, a$b from t; select 2`, 2],
    ['  ;;  ; -- nothing\n', 0],
  ])('%s', (source, count) => {
    expect(texts(source)).toHaveLength(count)
  })

  it('keeps everything inside quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 5 }), (values) => {
        const statements = values.map((value) => `select '${value.replaceAll("'", "''")}'`)
        expect(texts(statements.join(';\n'))).toEqual(statements)
      }),
    )
  })
})
