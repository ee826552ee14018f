import type { HttpError } from '../../http/errors.ts'
import { aField, readField, readQuoted } from './field.ts'
import { type Filter, noteOperator, type OperatorPart, splitOperator } from './filter.ts'
import { Scanner } from './scanner.ts'

export interface LogicNode {
  kind: 'logic'
  operator: 'and' | 'or'
  negated: boolean
  children: Condition[]
}

export type Condition = LogicNode | ({ kind: 'filter' } & Filter)

const logicHead = /(not\.)?(and|or)\s*\(/y
const logicWord = /(not\.)?(and|or)/y
const operatorHead = /(?:not\.)?[a-z]+(?:\([^)]*\))?\./y
const listValue = /\((?:"(?:[^"\\]|\\.)*"|[^)"])*\)/y
const bracedValue = /\{(?:"(?:[^"\\]|\\.)*"|[^{}"]|\{[^{}]*\})*\}/y
const bareValue = /[^,)]*/y
const blank = /\s*/y
const separator = /\s*,\s*/y
const closing = /\s*\)/y

const aLogicOperator = 'logic operator (and, or)'

/** `or=(age.gt.5,and(a.eq.1,b.eq.2))`: the text starts at the parenthesis. */
export function parseLogic(operator: 'and' | 'or', negated: boolean, text: string): LogicNode {
  const scanner = new Scanner(`${negated ? 'not.' : ''}${operator}${text}`)
  const failure = () => scanner.failure('logic tree', text)
  const node = readLogic(scanner, failure, 0)
  if (!node) throw broken(scanner, failure)
  // PostgREST has always ignored one extra closing parenthesis.
  while (scanner.match(closing));
  scanner.expectEnd()
  if (!scanner.done) throw failure()
  return node
}

type Failure = () => HttpError
const maxDepth = 40

function readLogic(scanner: Scanner, failure: Failure, depth: number): LogicNode | undefined {
  const found = scanner.match(logicHead)
  if (!found) return undefined
  return {
    kind: 'logic',
    operator: found[2] as 'and' | 'or',
    negated: found[1] !== undefined,
    children: readChildren(scanner, failure, depth),
  }
}

function readChildren(scanner: Scanner, failure: Failure, depth: number): Condition[] {
  if (depth > maxDepth) throw failure()
  const children: Condition[] = []
  scanner.match(blank)
  do {
    const child = readLogic(scanner, failure, depth + 1) ?? scanner.attempt(() => readCondition(scanner))
    if (!child) throw broken(scanner, failure)
    children.push(child)
  } while (scanner.match(separator))
  scanner.expect(['","', '")"'])
  if (!scanner.match(closing)) throw failure()
  return children
}

/** Reports an invalid condition. If the text starts like a group, the error is about the group. */
function broken(scanner: Scanner, failure: Failure): HttpError {
  const isLogic = scanner.match(logicWord)
  if (isLogic || scanner.take('not.')) {
    scanner.commit()
    scanner.expect([isLogic ? '"("' : aLogicOperator])
  }
  return failure()
}

function readCondition(scanner: Scanner): Condition | undefined {
  scanner.expect([aField, 'negation operator (not)', aLogicOperator])
  const field = readField(scanner)
  if (!field) return undefined
  scanner.expect(['delimiter (.)'])
  if (!scanner.take('.')) return undefined
  const split = scanner.attempt(() => readOperation(scanner))
  if (!split) {
    noteOperator(scanner)
    return undefined
  }
  const { negated, operation, value } = split
  return { kind: 'filter', field, negated, operation, value: { text: value } }
}

function readOperation(scanner: Scanner): OperatorPart | undefined {
  const operator = scanner.match(operatorHead)?.[0]
  const value = operator && readValue(scanner, operator)
  return value === undefined ? undefined : splitOperator(operator + value)
}

function readValue(scanner: Scanner, operator: string): string | undefined {
  if (/(^|\.)in\.$/.test(operator)) {
    scanner.expect(['"("'])
    return scanner.match(listValue)?.[0]
  }
  return readQuoted(scanner) ?? scanner.match(bracedValue)?.[0] ?? scanner.match(bareValue)![0]
}
