const pause = 3000
const byId = (id) => document.getElementById(id)
// The language chosen in the app, which has the same origin.
const isFrench = (localStorage.getItem('essor-language') ?? navigator.language).startsWith('fr')
const locale = isFrench ? 'fr-FR' : 'en-US'
const today = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const earlier = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'medium' })

/** The English texts of the page, and what a French page says instead. */
const french = {
  Mailbox: 'Messagerie',
  'Loading…': 'Chargement…',
  'Search messages': 'Rechercher dans les messages',
  Search: 'Rechercher',
  'No mail yet. What the server sends while no SMTP server is set appears here by itself.':
    'Aucun e-mail pour l’instant. Tant qu’aucun serveur SMTP n’est configuré, les e-mails envoyés apparaissent ici.',
  'Choose a message to read it.': 'Choisissez un message pour le lire.',
  '← All messages': '← Tous les messages',
  To: 'À',
  Sent: 'Envoyé',
  'Show as': 'Affichage',
  'Plain text': 'Texte brut',
  'The message': 'Le message',
  'Can’t reach the server. Trying again…': 'Le serveur est injoignable. Nouvel essai…',
}
const said = (text) => (isFrench && french[text]) || text

let messages = []
let version = ''
let shown

async function refresh() {
  try {
    const headers = version ? { 'if-none-match': version } : {}
    const response = await fetch('/mailbox/messages', { headers, cache: 'no-store' })
    if (response.ok) {
      version = response.headers.get('etag') ?? ''
      messages = await response.json()
      showList()
      showMessage()
    }
    byId('status').textContent = messages.length === 1 ? '1 message' : `${messages.length} messages`
  } catch {
    byId('status').textContent = said('Can’t reach the server. Trying again…')
  }
  setTimeout(refresh, document.hidden ? pause * 4 : pause)
}

function showList() {
  const wanted = byId('search').value.trim().toLowerCase()
  const found = messages.filter((mail) =>
    `${mail.to} ${mail.subject} ${mail.text}`.toLowerCase().includes(wanted),
  )
  byId('messages').replaceChildren(...found.map(listItem))
  byId('none').hidden = messages.length > 0
}

function listItem(mail) {
  const sent = new Date(mail.sent_at)
  const isToday = sent.toDateString() === new Date().toDateString()
  const time = element('time', '', (isToday ? today : earlier).format(sent))
  time.dateTime = mail.sent_at
  const line = element('span', 'line')
  line.append(element('span', '', mail.to), time)
  const link = element('a', '')
  link.href = `#${mail.id}`
  if (mail.id === chosenId()) link.setAttribute('aria-current', 'true')
  link.append(
    line,
    element('span', 'title', mail.subject),
    element('span', 'excerpt', mail.text.slice(0, 120)),
  )
  const item = document.createElement('li')
  item.append(link)
  return item
}

function showMessage() {
  const mail = messages.find(({ id }) => id === chosenId())
  document.body.toggleAttribute('data-reading', mail !== undefined)
  byId('content').hidden = mail === undefined
  byId('placeholder').hidden = mail !== undefined
  if (!mail || mail.id === shown) return
  shown = mail.id
  byId('subject').textContent = mail.subject
  byId('to').textContent = mail.to
  byId('sent').textContent = whole.format(new Date(mail.sent_at))
  byId('sent').dateTime = mail.sent_at
  byId('text').textContent = mail.text
  byId('html').src = `/mailbox/messages/${mail.id}/html`
}

function showAs(kind) {
  for (const other of ['html', 'text']) {
    byId(other).hidden = other !== kind
    byId(`as-${other}`).setAttribute('aria-pressed', String(other === kind))
  }
}

function chosenId() {
  return Number(location.hash.slice(1)) || undefined
}

function element(name, className, text = '') {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}

function translate() {
  document.documentElement.lang = isFrench ? 'fr' : 'en'
  document.title = said(document.title)
  for (const part of document.body.querySelectorAll('*')) {
    for (const name of ['placeholder', 'title']) {
      const text = part.getAttribute(name)
      if (text) part.setAttribute(name, said(text))
    }
    if (part.childElementCount === 0) part.textContent = said(part.textContent.trim().replace(/\s+/g, ' '))
  }
}

addEventListener('hashchange', () => {
  showList()
  showMessage()
  if (chosenId()) byId('message').focus()
})
byId('back').addEventListener('click', () => {
  location.hash = ''
})
byId('search').addEventListener('input', showList)
byId('as-html').addEventListener('click', () => showAs('html'))
byId('as-text').addEventListener('click', () => showAs('text'))
translate()
refresh()
