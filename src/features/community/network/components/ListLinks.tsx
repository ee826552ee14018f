import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Network } from '../api/answers.ts'
import { type OwnList, ownLists } from '../model.ts'
import classes from './Network.module.css'

/** The lists of people with their counts. An empty list of blocked people is hidden. */
export function ListLinks({ network, current }: { network: Network; current: OwnList | undefined }) {
  const { t } = useTranslation('network')
  const shown = ownLists.filter((list) => list !== 'blocked' || network.blocked > 0 || current === 'blocked')
  return (
    <nav aria-label={t('lists.label')} className={classes.lists}>
      <Link to="?" aria-current={current ? undefined : 'page'}>
        {t('lists.find')}
      </Link>
      {shown.map((list) => (
        <Link key={list} to={`?show=${list}`} aria-current={current === list ? 'page' : undefined}>
          {t(`lists.${list}`)}{' '}
          <span
            className={classes.number}
            data-waiting={(list === 'incoming' && network.incoming > 0) || undefined}
          >
            {network[list]}
          </span>
        </Link>
      ))}
    </nav>
  )
}
