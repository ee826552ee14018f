import { fold } from '../../../../../lib/located-text.ts'

// Stems of verbs that say what someone did; endings of both languages follow them.
const english =
  'achiev|adapt|administer|advis|analys|analyz|answer|appl|arrang|assembl|assess|audit|automat|balanc|boost|brief|calculat|chair|champion|clean|coach|code|collaborat|collect|compar|compil|complet|conceiv|conduct|configur|contact|convert|coordinat|creat|cut|debug|decreas|defin|deliver|deploy|design|develop|diagnos|direct|document|draft|edit|eliminat|establish|estimat|evaluat|execut|expand|facilitat|fix|follow|found|gather|generat|guid|handl|host|identif|illustrat|implement|improv|increas|inform|initiat|inspect|install|instruct|interview|introduc|inventor|invoic|launch|lectur|lift|list|manag|map|market|measur|mentor|migrat|model|moderat|monitor|motivat|negotiat|onboard|operat|optimis|optimiz|orchestrat|order|organis|organiz|perform|pilot|plan|prepar|present|pric|prioritis|prioritiz|process|produc|program|promot|prospect|prototyp|prov|publish|raise|recommend|record|recruit|redesign|reduc|refactor|remov|renegotiat|repair|replac|report|research|resolv|restructur|review|revis|sav|schedul|script|secur|select|serv|set up|shap|ship|simplif|solv|sort|standardis|standardiz|streamlin|structur|supervis|support|survey|test|track|train|translat|updat|upgrad|validat|verif|visit|welcom|win|writ'
const englishIrregular =
  'began|begin|bought|buy|brought|build|built|chose|drew|drove|drive|fed|found|gave|grew|grow|held|kept|led|lead|made|make|met|oversaw|paid|ran|run|rebuilt|set|sent|shot|sold|sell|sought|spoke|taught|teach|took|won|wrote|write|rewrote'
const french =
  'accompagn|accueill|actualis|adapt|administr|affin|amelior|analys|anim|appliqu|approvisionn|archiv|argument|arbitr|assembl|assur|audit|augment|automatis|calcul|cartograph|centralis|chiffr|cibl|clarifi|collect|communiqu|compar|compil|configur|conseill|consolid|contact|control|coordonn|corrig|cre|decid|decroch|deploy|depass|dessin|detect|developp|diagnostiqu|dirig|distribu|document|doubl|edit|elabor|elimin|embauch|encadr|encaiss|enregistr|enrichi|enseign|estim|evalu|execut|explor|expliqu|factur|fidelis|fiabilis|fix|form|formalis|gagn|gener|ger|guid|harmonis|identifi|illustr|imagin|impliqu|implant|implement|inform|initi|innov|inspect|install|integr|interrog|invent|inventori|lanc|livr|mesur|migr|model|modelis|moder|mobilis|mont|motiv|negoci|normalis|observ|optimis|orchestr|ordonn|organis|orient|parametr|pilot|plac|planifi|prepar|present|prioris|program|programm|propos|prospect|prototyp|publi|qualifi|quantifi|rapproch|rassembl|realis|recommand|recrut|redig|referenc|reli|relanc|remplac|renegoci|renforc|reorganis|repar|represent|resolu|resum|restructur|reuss|revis|sauv|securis|selectionn|sensibilis|simplifi|standardis|structur|supervis|synthetis|test|traduis|trait|transform|tri|tripl|utilis|valid|veill|vend|verifi|visit|valoris'
const frenchIrregular =
  'accru|accroitre|acquis|agi|agrandi|atteint|atteindre|bati|batir|choisi|choisir|conclu|conclure|concu|concevoir|conduit|conduire|construit|construire|converti|convertir|convaincu|convaincre|decrit|decouvert|defini|definir|defendu|detenu|elargi|elu|entretenu|entretenir|etabli|etablir|etendu|fait|fourni|fournir|garanti|garantir|inscrit|instruit|interprete|interviewe|introduit|introduire|investi|maintenu|maintenir|mene|mener|mis|mettre|obtenu|obtenir|offert|ouvert|ouvrir|produit|produire|promu|promouvoir|reduit|reduire|rempli|remis|rendu|resolu|resoudre|reuni|reunir|reussi|reussir|saisi|saisir|servi|servir|souscrit|soutenu|soutenir|suivi|suivre|tenu|tenir|traduit|traduire|transmis|transmettre|vendu|vendre'

const endings = {
  en: '(?:e|ed|es|s|ing|ning|ned|y|ied|ying|ted|ting|led|ling|ped|ping)?',
  fr: '(?:er|e|ee|es|ees|ais|ait|ons|ir|i|is|it|ant|re|u)?',
}
const opening = new RegExp(
  `^(?:(?:i|i have|i've|we|j'ai|je|j'|nous avons)\\s*)?(?:(?:${english})${endings.en}|${englishIrregular}|(?:${french})${endings.fr}|${frenchIrregular})(?![\\p{L}\\p{N}])`,
  'u',
)

/** Whether a line starts with an action verb, in either language. */
export const beginsWithVerb = (line: string): boolean =>
  opening.test(fold(line).replace(/^(?:successfully|regularly|also|en autonomie,?|avec succes,?)\s+/, ''))

/** Nouns used in place of a verb, as in French résumés, with the verb to use instead. */
const nouns: [RegExp, string][] = [
  [/^gestion\b/, 'Géré'],
  [/^(?:mise|mises) en place\b/, 'Mis en place'],
  [/^(?:redaction)\b/, 'Rédigé'],
  [/^realisation\b/, 'Réalisé'],
  [/^creation\b/, 'Créé'],
  [/^conception\b/, 'Conçu'],
  [/^developpement\b/, 'Développé'],
  [/^organisation\b/, 'Organisé'],
  [/^preparation\b/, 'Préparé'],
  [/^analyse\b/, 'Analysé'],
  [/^accueil\b/, 'Accueilli'],
  [/^suivi\s+(?:de|des|du|d')/, 'Suivi… jusqu’à'],
  [/^animation\b/, 'Animé'],
  [/^elaboration\b/, 'Élaboré'],
  [/^encaissement\b/, 'Encaissé'],
  [/^vente\b/, 'Vendu'],
  [/^coordination\b/, 'Coordonné'],
  [/^management of\b/, 'Managed'],
  [/^development of\b/, 'Developed'],
  [/^creation of\b/, 'Created'],
  [/^preparation of\b/, 'Prepared'],
  [/^organi[sz]ation of\b/, 'Organised'],
]

/** The verb to use instead of the noun a line starts with. */
export function verbFor(line: string): string | undefined {
  const plain = fold(line)
  const english = /\bof\b/.test(plain.split(' ').slice(0, 3).join(' '))
  return nouns.findLast(
    ([pattern, verb]) => pattern.test(plain) && (!english || /^[A-Z][a-z]+d$/.test(verb)),
  )?.[1]
}
