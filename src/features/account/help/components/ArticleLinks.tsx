import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import type { Article } from '../articles.ts'
import classes from './ArticleLinks.module.css'

export function ArticleLinks({ articles }: { articles: Article[] }) {
  return (
    <ul className={classes.list}>
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={paths.helpArticle(slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
