// @vitest-environment jsdom
import { TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Form } from './Form.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

function Contact() {
  const [isTried, setTried] = useState(false)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
      }}
    >
      <TextInput label="Role" />
      <TextInput label="Name" name="name" required error={isTried && 'This field is required.'} />
      <button type="submit">Save</button>
    </Form>
  )
}

it('shows our own error at a required field and moves there', async () => {
  const { person } = show(<Contact />)
  // The browser would stop here, with a bubble of its own.
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This field is required.')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('name')
})
