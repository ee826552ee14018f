import { fold, wholeWords } from '../../../../lib/located-text.ts'
import type { MissionCategory } from '../../missions/model.ts'

const words: Record<MissionCategory, string> = {
  marketing:
    'marketing|campagnes?|campaigns?|seo|sea|brand|marque|newsletter|acquisition|audience|launch|lancement',
  communication:
    'communication|social media|reseaux sociaux|community manag\\w+|instagram|linkedin|posts?|press|presse|evenementiel|editorial',
  data: 'data|donnees|sql|excel|python|statisti\\w+|dashboard|tableau de bord|power bi|analyst|kpis?|indicateurs?',
  web: 'web|html|css|javascript|typescript|react|frontend|front-end|backend|developpeu\\w+|developer|api|accessibilite|accessibility',
  design: 'design\\w*|figma|maquettes?|wireframes?|ux|ui|graphi\\w+|logo|illustrat\\w+|photoshop|canva',
  product:
    'product (?:owner|manager)|produit|backlog|user stor(?:y|ies)|roadmap|feuille de route|utilisateurs?|users?',
  sales: 'sales|vente|ventes|commercial\\w*|prospect\\w*|crm|negociat\\w+|quote|devis|b2b',
  support:
    'support|service client|customer service|customers?|clients?|tickets?|complaints?|reclamations?|hotline',
  hr: 'hr|rh|ressources humaines|human resources|recrut\\w+|recruit\\w*|onboarding|integration|paie|payroll|formation interne',
  finance:
    'financ\\w+|compta\\w*|accounting|budget|invoices?|factur\\w+|tresorerie|audit|controle de gestion|cash',
  operations:
    'operations?|logisti\\w+|supply chain|stocks?|entrepot|warehouse|delivery|livraisons?|planning|production|achats|procurement',
  sustainability:
    'sustainab\\w+|durable|rse|csr|carbon\\w*|carbone|climate|climat|ecolog\\w+|energ\\w+|waste|dechets|environnement\\w*',
}
const patterns = Object.entries(words).map(
  ([category, pattern]) => [category as MissionCategory, wholeWords(pattern)] as const,
)

/** The category most of the words are about; undefined if none are. */
export function categoryIn(text: string): MissionCategory | undefined {
  const folded = fold(text)
  const [best] = patterns
    .map(([category, pattern]) => ({ category, count: folded.match(pattern)?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.category : undefined
}
