import { Group, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconFilePlus, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../../../i18n/i18n.ts'
import { type Language, languageNames, languages } from '../../../../../i18n/languages.ts'
import { Dialog } from '../../../../../ui/Dialog.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { emptyMission, type MissionContent } from '../../../missions/model.ts'
import { useCreateMission } from '../../api/create-mission.ts'
import { offeredTemplatesQuery } from '../../api/get-offered-templates.ts'
import type { Recognized } from '../../from-text/mission-from-text.ts'
import type { ReadSource } from '../../from-text/source.ts'
import { templatesIn } from '../../templates/templates.ts'
import { Choices } from '../editor/Choices.tsx'
import { FromText } from './FromText.tsx'
import classes from './NewMissionDialog.module.css'
import { TemplateCard } from './TemplateCard.tsx'

interface Props {
  organizationId: string
  read: ReadSource
  onClose: () => void
}

export function NewMissionDialog({ organizationId, read, onClose }: Props) {
  const { t } = useTranslation('authoring')
  const navigate = useNavigate()
  const path = useAreaPath()
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const create = useCreateMission(organizationId)
  // Our own templates are available immediately; those of others are optional.
  const { data: offered = [] } = useQuery(offeredTemplatesQuery())
  const [isFromText, setFromText] = useState(false)
  function start(content: MissionContent, recognized?: Recognized): void {
    create.mutate(content, {
      onSuccess: (id) => navigate(path(`missions/${id}`), { state: { recognized } }),
    })
  }
  if (isFromText) {
    return (
      <Dialog opened onClose={onClose} title={t('start.text.title')} size="xl">
        <FromText
          language={language}
          read={read}
          isPending={create.isPending}
          onBack={() => setFromText(false)}
          onUse={start}
        />
      </Dialog>
    )
  }
  return (
    <Dialog opened onClose={onClose} title={t('start.title')} size="xl">
      <Stack gap="md">
        <Choices
          label={t('start.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
        <UnstyledButton
          className={classes.template}
          disabled={create.isPending}
          onClick={() => start({ ...emptyMission, language })}
        >
          <Group gap="sm" wrap="nowrap">
            <IconFilePlus size={22} aria-hidden className={classes.icon} />
            <div>
              <Text fw={600}>{t('start.empty')}</Text>
              <Text size="sm" c="dimmed">
                {t('start.emptyText')}
              </Text>
            </div>
          </Group>
        </UnstyledButton>
        <UnstyledButton
          className={classes.template}
          disabled={create.isPending}
          onClick={() => setFromText(true)}
        >
          <Group gap="sm" wrap="nowrap">
            <IconFileText size={22} aria-hidden className={classes.icon} />
            <div>
              <Text fw={600}>{t('start.text.title')}</Text>
              <Text size="sm" c="dimmed">
                {t('start.text.description')}
              </Text>
            </div>
          </Group>
        </UnstyledButton>
        <Title order={3}>{t('start.templates')}</Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {templatesIn(language).map((content) => (
            <TemplateCard
              key={content.category}
              content={content}
              isDisabled={create.isPending}
              onUse={() => start(content)}
            />
          ))}
          {/* Last: they arrive later, and nothing may move away under the pointer. */}
          {offered
            .filter(({ content }) => content.language === language)
            .map(({ id, organization, content }) => (
              <TemplateCard
                key={id}
                content={content}
                from={organization}
                isDisabled={create.isPending}
                onUse={() => start(content)}
              />
            ))}
        </SimpleGrid>
      </Stack>
    </Dialog>
  )
}
