import { parseError } from '../errors.ts'
import { readField, readQuoted } from './field.ts'
import { type Filter, splitOperator } from './filter.ts'
import { Scanner } from './scanner.ts'

export interface LogicNode {
  kind: 'logic'
  operator: 'and' | 'or'
  negated: boolean
  children: Condition[]
}

export type Condition = LogicNode | ({ kind: 'filter' } & Filter)

const logicHead = /(not\.)?(and|or)\s*\(/y
const operatorHead = /(?:not\.)?[a-z]+(?:\([^)]*\))?\./y
const listValue = /\((?:"(?:[^"\\]|\\.)*"|[^)"])*\)/y
const bracedValue = /\{(?:"(?:[^"\\]|\\.)*"|[^{}"]|\{[^{}]*\})*\}/y
const bareValue = /[^,)]*/y
const blank = /\s*/y
const separator = /\s*,\s*/y
const closing = /\s*\)/y

/** `or=(age.gt.5,and(a.eq.1,b.eq.2))`: the text begins at the bracket. */
export function parseLogic(operator: 'and' | 'or', negated: boolean, text: string): LogicNode {
  const scanner = new Scanner(text)
  if (scanner.take('(')) {
    const children = readChildren(scanner, text, 0)
    // A bracket too many at the end has always been overlooked.
    while (scanner.match(closing));
    if (scanner.done && children.length > 0) return { kind: 'logic', operator, negated, children }
  }
  throw failure(text, scanner)
}

function failure(text: string, scanner: Scanner): Error {
  const found = scanner.done ? 'end of input' : `"${scanner.rest[0]}"`
  return parseError(
    'logic tree',
    text,
    `unexpected ${found} expecting logic operator (and, or) or field name`,
  )
}

const maxDepth = 40

function readChildren(scanner: Scanner, text: string, depth: number): Condition[] {
  if (depth > maxDepth) throw failure(text, scanner)
  const children: Condition[] = []
  scanner.match(blank)
  do children.push(readLogic(scanner, text, depth) ?? readCondition(scanner, text))
  while (scanner.match(separator))
  if (!scanner.match(closing)) throw failure(text, scanner)
  return children
}

function readLogic(scanner: Scanner, text: string, depth: number): LogicNode | undefined {
  const found = scanner.match(logicHead)
  if (!found) return undefined
  return {
    kind: 'logic',
    operator: found[2] as 'and' | 'or',
    negated: found[1] !== undefined,
    children: readChildren(scanner, text, depth + 1),
  }
}

function readCondition(scanner: Scanner, text: string): Condition {
  const field = readField(scanner)
  if (!field || !scanner.take('.')) throw failure(text, scanner)
  const operator = scanner.match(operatorHead)?.[0]
  if (!operator) throw failure(text, scanner)
  const value = readValue(scanner, operator)
  const split = splitOperator(operator + value)
  if (!split) throw failure(text, scanner)
  return {
    kind: 'filter',
    field,
    negated: split.negated,
    operation: split.operation,
    value: { text: split.value },
  }
}

function readValue(scanner: Scanner, operator: string): string {
  if (/(^|\.)in\.$/.test(operator)) {
    const list = scanner.match(listValue)
    if (list) return list[0]
  }
  return readQuoted(scanner) ?? scanner.match(bracedValue)?.[0] ?? scanner.match(bareValue)![0]
}
