import { IconClock, IconLanguage, IconMapPin, IconPhone, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageList } from '../../../../lib/language-names.ts'
import cards from '../../../../ui/Cards.module.css'
import type { Meeting } from '../model.ts'

const icons = { video: IconVideo, phone: IconPhone, on_site: IconMapPin }

interface Props {
  offer: { minutes: number; meeting: Meeting; languages: string[] }
}

export function TalkFacts({ offer: { minutes, meeting, languages } }: Props) {
  const { t, i18n } = useTranslation('talks')
  const Icon = icons[meeting]
  return (
    <ul className={cards.facts}>
      <li>
        <IconClock size={16} stroke={1.7} aria-hidden />
        {t('minutes', { count: minutes })}
      </li>
      <li>
        <Icon size={16} stroke={1.7} aria-hidden />
        {t(`meetings.${meeting}`)}
      </li>
      <li>
        <IconLanguage size={16} stroke={1.7} aria-hidden />
        {languageList(languages, i18n.language)}
      </li>
    </ul>
  )
}
