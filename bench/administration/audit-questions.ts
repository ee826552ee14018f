/** Administrators' searches in the audit log, as arguments of audit_entries. */
export const questions: [name: string, asked: (round: number) => string][] = [
  ['the newest', () => ''],
  ['a page far back', (n) => `before => now() - interval '${200 + n} days', before_id => 1`],
  ['a group', (n) => `wanted_domain => '${['mission', 'admin_access', 'students'][n % 3]}'`],
  ['an administrator', (n) => `actor => md5('account ${1 + (n % 20)}')::uuid`],
  ['somebody else', (n) => `actor => md5('account ${100 + n}')::uuid`],
  [
    'an administrator in a rare group',
    (n) => `actor => md5('account ${1 + (n % 20)}')::uuid, wanted_domain => 'admin_access'`,
  ],
  ['a subject', (n) => `about_type => 'organization', about_id => md5('organization ${1 + n}')::uuid::text`],
  ['a frequent word', (n) => `words => '${['spam', 'ticket', 'numb'][n % 3]}'`],
  ['a rare word', () => `words => 'harassment'`],
  ['a number', (n) => `words => 'number ${3000 + 3 * n}'`],
  ['words that are not there', () => `words => 'nowhere'`],
  ['a word and a group', () => `words => 'repetition', wanted_domain => 'organization'`],
  [
    'a rare word of an administrator',
    (n) => `words => 'harassment', actor => md5('account ${1 + (n % 20)}')::uuid`,
  ],
  [
    'a day, long ago',
    (n) => `since => now() - interval '${800 + n} days', until => now() - interval '${799 + n} days'`,
  ],
  [
    'a group within a month',
    (n) =>
      `wanted_domain => 'account', since => now() - interval '${430 + n} days', until => now() - interval '${400 + n} days'`,
  ],
]
