import { ActionIcon, Anchor, Group, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddButton } from '../../../../ui/AddButton.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Rows } from '../../../../ui/Rows.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { Contact } from '../api/answers.ts'
import { useRemoveContact } from '../api/change-clients.ts'
import { ContactDialog } from './ContactDialog.tsx'

export function ContactsSection({ clientId, contacts }: { clientId: string; contacts: Contact[] }) {
  const { t } = useTranslation('clients')
  const [opened, setOpened] = useState<Contact | 'new'>()
  const remove = useRemoveContact()
  return (
    <Section
      title={t('client.contacts')}
      aside={<AddButton onClick={() => setOpened('new')}>{t('client.addContact')}</AddButton>}
    >
      <Rows none={t('client.noContacts')}>
        {contacts.map((contact) => (
          <li key={contact.id} className={rows.row}>
            <span>
              <strong>{contact.name}</strong>
              {contact.role && (
                <Text span c="dimmed">
                  {' '}
                  · {contact.role}
                </Text>
              )}
              <Group gap="0 12px">
                {contact.email && (
                  <Anchor size="sm" href={`mailto:${contact.email}`}>
                    {contact.email}
                  </Anchor>
                )}
                {contact.phone && (
                  <Anchor size="sm" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
                    {contact.phone}
                  </Anchor>
                )}
              </Group>
            </span>
            <Group gap={4}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-haspopup="dialog"
                aria-label={t('client.editContactOf', { name: contact.name })}
                onClick={() => setOpened(contact)}
              >
                <IconPencil size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('client.removeContact', { name: contact.name })}
                loading={remove.isPending && remove.variables === contact.id}
                onClick={() => remove.mutate(contact.id)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </Rows>
      {opened && (
        <ContactDialog
          clientId={clientId}
          contact={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  )
}
