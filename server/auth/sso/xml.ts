import { DOMParser } from '@xmldom/xmldom'

const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const
export type Namespace = keyof typeof namespaces

const deepest = 40
const mostElements = 5000

/** Why a document is refused. The message is for the people who maintain the identity provider. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused'
}

/**
 * Parses a document that may be hostile. Declarations are refused before any parser sees them: they could name files
 * and addresses, expand without end, or change which elements are IDs.
 */
export function parseXml(text: string, options: { comments: boolean }): Element {
  const declarations = options.comments ? /<!(?!--)/ : /<!/
  if (declarations.test(text)) throw new XmlRefused('The document contains a declaration or a comment')
  if (/<\?/.test(text.replace(/^\uFEFF?\s*<\?xml\s[^?]*\?>/, ''))) {
    throw new XmlRefused('The document contains a processing instruction')
  }
  const refuse = () => {
    throw new XmlRefused('The document is not well-formed XML')
  }
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
  const root = parser.parseFromString(text, 'text/xml')?.documentElement
  if (!root) return refuse()
  assertSmall(root)
  return root
}

/** Signatures are looked up in the document again and again, so one with very many elements would block everyone. */
function assertSmall(root: Element): void {
  let count = 0
  const visit = (element: Element, depth: number) => {
    count += 1 + element.attributes.length
    if (depth > deepest || count > mostElements) throw new XmlRefused('The document is too large')
    for (const child of childElements(element)) visit(child, depth + 1)
  }
  visit(root, 1)
}

function childElements(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1)
}

export function isElement(element: Element, namespace: Namespace, name: string): boolean {
  return element.namespaceURI === namespaces[namespace] && element.localName === name
}

export function children(parent: Element, namespace: Namespace, name: string): Element[] {
  return childElements(parent).filter((element) => isElement(element, namespace, name))
}

/** The only child of that name; several would be read differently by different programs. */
export function onlyChild(parent: Element, namespace: Namespace, name: string): Element | undefined {
  const found = children(parent, namespace, name)
  if (found.length > 1) throw new XmlRefused(`There is more than one ${name}`)
  return found[0]
}

export function textOf(element: Element | undefined): string {
  return element?.textContent?.trim() ?? ''
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.getAttribute(name) || undefined
}

/** The element and everything inside it. */
export function withDescendants(element: Element): Element[] {
  return [element, ...childElements(element).flatMap(withDescendants)]
}
