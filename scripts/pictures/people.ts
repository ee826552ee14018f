import type { Looks } from './portrait.ts'

/** How the people of the demo world look, by the beginning and the end of their IDs. */
type Entry = [number: number, name: string, looks: Looks]

const candidates: Entry[] = [
  [1, 'Inès Carpentier', { skin: 2, hair: 'espresso', cut: 'wavy', wears: 'crew', extras: ['grin'] }],
  [2, 'Mathis Rouvière', { skin: 1, hair: 'brown', cut: 'quiff', extras: ['stubble'] }],
  [3, 'Aïcha Diarra', { skin: 6, hair: 'black', cut: 'braids', extras: ['earrings', 'grin'] }],
  [4, 'Grégoire Lacaze', { skin: 1, hair: 'gray', cut: 'sidePart', wears: 'shirt', extras: ['glasses'] }],
  [5, 'Lina Benhaddou', { skin: 3, hair: 'black', cut: 'curls', extras: ['roundGlasses'] }],
  [6, 'Tom Vasseur', { skin: 0, hair: 'blond', cut: 'short', wears: 'hoodie', extras: ['freckles'] }],
  [7, 'Emma Kowalczyk', { skin: 0, hair: 'light', cut: 'bob' }],
  [8, 'Hugo Ferreira', { skin: 2, hair: 'espresso', cut: 'curlyTop', extras: ['stubble', 'grin'] }],
  [9, 'Manon Le Goff', { skin: 0, hair: 'copper', cut: 'sideSwept', extras: ['freckles'] }],
  [10, 'Noah Adjovi', { skin: 7, hair: 'black', cut: 'buzz', wears: 'hoodie', extras: ['grin'] }],
  [11, 'Chloé Sanchez', { skin: 2, hair: 'chestnut', cut: 'bun', extras: ['earrings'] }],
  [12, 'Antoine Berthelot', { skin: 1, hair: 'brown', cut: 'receding', wears: 'shirt', extras: ['beard'] }],
  [13, 'Fatou Sarr', { skin: 7, hair: 'black', cut: 'puff', extras: ['earrings'] }],
  [14, 'Lucas Weber', { skin: 0, hair: 'blond', cut: 'sidePart', extras: ['roundGlasses'] }],
  [15, 'Sofia Marinelli', { skin: 2, hair: 'brown', cut: 'shoulder', extras: ['grin'] }],
  [16, 'Gabriel Thévenet', { skin: 1, hair: 'chestnut', cut: 'manBun', extras: ['beard'] }],
  [17, 'Nour El Amrani', { skin: 3, hair: 'espresso', cut: 'straight', extras: ['glasses'] }],
  [18, 'Jade Poulain', { skin: 4, hair: 'black', cut: 'twoPuffs' }],
  [19, 'Rayan Cherif', { skin: 3, hair: 'black', cut: 'short', extras: ['beard'] }],
  [20, 'Oluwaseun Adeyemi', { skin: 7, hair: 'black', cut: 'locs', extras: ['glasses'] }],
  [21, 'Margaux Quéré', { skin: 0, hair: 'chestnut', cut: 'fringe' }],
  [22, 'Enzo Caruso', { skin: 2, hair: 'black', cut: 'quiff', extras: ['moustache'] }],
  [23, 'Mai Lan Nguyen', { skin: 1, hair: 'black', cut: 'bob', extras: ['grin'] }],
  [
    24,
    'Bastien Roche',
    { skin: 1, hair: 'brown', cut: 'sidePart', wears: 'turtleneck', extras: ['beard', 'glasses'] },
  ],
  [25, 'Élodie Hamelin', { skin: 1, hair: 'blond', cut: 'lowBun', extras: ['glasses'] }],
  [26, 'Karim Ouali', { skin: 3, hair: 'black', cut: 'buzz', extras: ['stubble'] }],
  [27, 'Anna Lindqvist', { skin: 0, hair: 'light', cut: 'ponytail' }],
  [28, 'Victor Da Costa', { skin: 4, hair: 'espresso', cut: 'curlyTop', extras: ['roundGlasses'] }],
  [29, 'Salomé Rivière', { skin: 1, hair: 'copper', cut: 'curls', extras: ['freckles'] }],
  [30, 'Maëlys Joubert', { skin: 0, hair: 'copper', cut: 'pixie', wears: 'stripes', extras: ['earrings'] }],
]

const companyMembers: Entry[] = [
  [
    1,
    'Nadia Vandenberghe',
    { skin: 3, hair: 'espresso', cut: 'bobParted', wears: 'blazer', extras: ['earrings'] },
  ],
  [2, 'Kévin Lemaire', { skin: 1, hair: 'brown', cut: 'short', wears: 'hoodie', extras: ['stubble'] }],
  [3, 'Clarisse Dumortier', { skin: 0, hair: 'blond', cut: 'shoulder', wears: 'vneck' }],
  [4, 'Étienne Guichard', { skin: 1, hair: 'silver', cut: 'receding', wears: 'blazer', extras: ['glasses'] }],
  [
    5,
    'Priya Raman',
    { skin: 4, hair: 'black', cut: 'sideSwept', wears: 'shirt', extras: ['earrings', 'grin'] },
  ],
  [
    6,
    'Gwenaëlle Le Bihan',
    { skin: 0, hair: 'gray', cut: 'pixie', wears: 'stripes', extras: ['roundGlasses'] },
  ],
  [7, 'David Okonjo', { skin: 6, hair: 'black', cut: 'short', wears: 'blazer', extras: ['beard', 'grin'] }],
  [8, 'Alix Fontaine', { skin: 1, hair: 'copper', cut: 'fringe', wears: 'turtleneck' }],
  [
    9,
    'Mehdi Zerrouki',
    { skin: 3, hair: 'black', cut: 'curlyTop', wears: 'hoodie', extras: ['glasses', 'stubble'] },
  ],
  [10, 'Leïla Haddad', { skin: 3, hair: 'brown', cut: 'wavy', wears: 'blazer' }],
  [
    11,
    'Marc-Antoine Pélissier',
    { skin: 1, hair: 'gray', cut: 'sidePart', wears: 'shirt', extras: ['beard'] },
  ],
  [12, 'Olivier Chambon', { skin: 1, hair: 'silver', cut: 'short', wears: 'blazer' }],
  [
    13,
    'Juliette Nakamura',
    { skin: 1, hair: 'black', cut: 'straight', wears: 'vneck', extras: ['roundGlasses'] },
  ],
  [21, 'Maud Tessier', { skin: 0, hair: 'brown', cut: 'bun', wears: 'scarf', extras: ['glasses'] }],
  [22, 'Bilal Sansal', { skin: 3, hair: 'espresso', cut: 'sidePart', wears: 'shirt', extras: ['beard'] }],
  [
    23,
    'Corinne Pasteur',
    { skin: 1, hair: 'silver', cut: 'bobParted', wears: 'blazer', extras: ['earrings'] },
  ],
  [24, 'Teo Valentini', { skin: 2, hair: 'espresso', cut: 'quiff', wears: 'crew', extras: ['moustache'] }],
  [25, 'Amandine Ricard', { skin: 1, hair: 'chestnut', cut: 'ponytail', wears: 'shirt', extras: ['grin'] }],
  [
    26,
    'Samuel Osei',
    { skin: 7, hair: 'black', cut: 'bald', wears: 'turtleneck', extras: ['glasses', 'beard'] },
  ],
  [
    27,
    'Loïc Hervieu',
    { skin: 0, hair: 'copper', cut: 'manBun', wears: 'crew', extras: ['beard', 'freckles'] },
  ],
  [28, 'Naïma Bouzid', { skin: 3, hair: 'black', cut: 'lowBun', wears: 'scarf', extras: ['earrings'] }],
  [29, 'Esther Kaplan', { skin: 1, hair: 'gray', cut: 'curls', wears: 'blazer', extras: ['roundGlasses'] }],
  [30, 'Ruben Alvès', { skin: 4, hair: 'black', cut: 'locs', wears: 'shirt', extras: ['stubble'] }],
]

const schoolMembers: Entry[] = [
  [1, 'Yasmina Bertholet', { skin: 3, hair: 'black', cut: 'shoulder', wears: 'blazer', extras: ['grin'] }],
  [
    2,
    'Frédéric Lambert',
    { skin: 1, hair: 'gray', cut: 'receding', wears: 'shirt', extras: ['moustache', 'glasses'] },
  ],
  [3, 'Béatrice Monfort', { skin: 0, hair: 'light', cut: 'bobParted', wears: 'scarf', extras: ['glasses'] }],
  [4, 'Idriss Saïdi', { skin: 4, hair: 'black', cut: 'short', wears: 'turtleneck', extras: ['beard'] }],
]

const makers: Entry[] = [
  [1, 'Julien Kervella', { skin: 1, hair: 'chestnut', cut: 'curlyTop', wears: 'stripes', extras: ['beard'] }],
  [2, 'Awa N’Diaye', { skin: 7, hair: 'black', cut: 'afro', wears: 'turtleneck', extras: ['earrings'] }],
  [
    3,
    'Pierre-Yves Castan',
    { skin: 1, hair: 'gray', cut: 'sidePart', wears: 'hoodie', extras: ['roundGlasses', 'stubble'] },
  ],
]

const administrators: Entry[] = [
  [1, 'Hélène Marchetti', { skin: 1, hair: 'brown', cut: 'pixie', wears: 'blazer', extras: ['glasses'] }],
]

const applicants: Entry[] = [
  [1, 'Solenn Kermarrec', { skin: 0, hair: 'blond', cut: 'bun', wears: 'stripes' }],
  [2, 'Christophe Mazars', { skin: 1, hair: 'espresso', cut: 'bald', wears: 'shirt', extras: ['beard'] }],
  [3, 'Sacha Delmas', { skin: 2, hair: 'espresso', cut: 'shoulder', wears: 'crew' }],
  [
    4,
    'Ludivine Pasquier',
    { skin: 0, hair: 'chestnut', cut: 'sideSwept', wears: 'vneck', extras: ['glasses'] },
  ],
  [5, 'Yann Tanguy', { skin: 1, hair: 'brown', cut: 'buzz', wears: 'shirt' }],
]

const groups: [prefix: string, entries: Entry[]][] = [
  ['ca', candidates],
  ['c0', companyMembers],
  ['ed', schoolMembers],
  ['fa', makers],
  ['ad', administrators],
  ['ae', applicants],
]

export const idOf = (prefix: string, number: number) =>
  `${prefix}000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const people = groups.flatMap(([prefix, entries]) =>
  entries.map(([number, name, looks]) => ({ id: idOf(prefix, number), name, looks })),
)
