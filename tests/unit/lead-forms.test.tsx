// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openWindow } from '../../client/dom/open-window.ts'
import ConsultationForm from '../../components/forms/ConsultationForm.island.tsx'
import HomeContactForm from '../../components/forms/HomeContactForm.island.tsx'
import ServiceRequestForm from '../../components/forms/ServiceRequestForm.island.tsx'
import { fields as applicationFields } from '../../data/forms/application.fields.ts'
import type { FormField } from '../../data/forms/field.ts'
import { fields as homeContactFields } from '../../data/forms/home-contact.fields.ts'
import { applicationReminder } from '../../data/messages/application-message.ts'
import { prices } from '../../data/prices.ts'
import { decodeAnswers, decodeChat } from '../../tools/forms/decode-message.ts'

// Calculates with settings that are a constant of the build.

type User = ReturnType<typeof userEvent.setup>
type Answers = Record<string, string>

const opened = () => vi.mocked(window.open).mock.calls.map(([url]) => String(url))
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

async function fill(user: User, fields: readonly FormField[], answers: Answers) {
  for (const { name, label, type, options } of fields) {
    const value = answers[name] ?? ''
    if (value === '') continue
    if (type === 'radio')
      await user.click(
        screen.getByLabelText(options?.find((option) => option.value === value)?.label ?? ''),
      )
    else if (type === 'select') await user.selectOptions(screen.getByLabelText(label), value)
    else {
      await user.click(screen.getByLabelText(label))
      await user.paste(value)
    }
  }
}

// Every page has one permanent place for toasts.
const placeForToasts = () => {
  const section = document.createElement('section')
  section.id = 'toasts'
  section.innerHTML = '<div aria-live="polite"></div><div aria-live="assertive"></div>'
  return section
}
const place = placeForToasts()
document.body.append(place)

beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(() => ({ opener: window }) as unknown as Window)
})

describe('the one function that opens windows', () => {
  test('cuts the new window off from this page', () => {
    const handle = { opener: window } as unknown as Window
    vi.mocked(window.open).mockReturnValue(handle)
    expect(openWindow('https://wa.me/1')).toBe(true)
    expect(handle.opener).toBeNull()
    expect(window.open).toHaveBeenCalledWith('https://wa.me/1', '_blank')
  })

  test('distinguishes a blocked window from one whose opener cannot be cleared', () => {
    vi.mocked(window.open).mockReturnValue(null)
    expect(openWindow('https://wa.me/1')).toBe(false)
    vi.mocked(window.open).mockReturnValue(Object.freeze({ opener: null }) as unknown as Window)
    expect(openWindow('https://wa.me/1')).toBe(true)
  })
})

describe('the home contact form', () => {
  const answers = { name: 'Asha & Söhne', email: 'asha@example.com', message: 'One\nTwo 🙂' }

  test('opens a chat with the typed text and is empty afterwards', async () => {
    const user = userEvent.setup()
    render(<HomeContactForm />)
    await fill(user, homeContactFields, answers)
    await user.click(button(/send professional message/i))
    expect(opened()).toHaveLength(1)
    expect(decodeAnswers(homeContactFields, decodeChat(opened()[0] ?? '').text)).toEqual(answers)
    expect(button(/sending professional message\.\.\./i)).toBeDisabled()
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''))
    await waitFor(() => expect(place).toHaveTextContent('Professional Message Sent!'))
  })

  test('keeps the typed text and offers it where the window is blocked', async () => {
    vi.mocked(window.open).mockReturnValue(null)
    const user = userEvent.setup()
    render(<HomeContactForm />)
    await fill(user, homeContactFields, answers)
    await user.click(button(/send professional message/i))
    expect(
      await screen.findByRole('group', { name: 'Your browser did not open WhatsApp' }),
    ).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Message')).toHaveValue(answers.message)
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
      'href',
      opened()[0],
    )
    await user.clear(screen.getByLabelText('Name'))
    await user.click(button(/put my answers back/i))
    expect(screen.getByLabelText('Name')).toHaveValue(answers.name)
  })

  test('offers the message only where the site is unreachable', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const user = userEvent.setup()
    render(<HomeContactForm />)
    await fill(user, homeContactFields, answers)
    await user.click(button(/send professional message/i))
    expect(opened()).toHaveLength(1)
    expect(await screen.findByRole('group', { name: 'You are offline' })).toHaveFocus()
    expect(ask).toHaveBeenCalledWith('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    expect(screen.getByLabelText('Message')).toHaveValue(answers.message)
    expect(button(/send professional message/i)).toBeEnabled()
  })
})

test('the consultation form is as tall and as strict as specified', () => {
  render(<ConsultationForm />)
  expect(screen.getByLabelText('Challenges')).toHaveAttribute('rows', '4')
  for (const label of ['Name', 'Email', 'Phone', 'Business type', 'Challenges'])
    expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Preferred time')).not.toBeRequired()
})

test('the service request names the missing fields and sends nothing', async () => {
  const user = userEvent.setup()
  render(<ServiceRequestForm />)
  await user.type(screen.getByLabelText('Name'), 'Asha')
  await user.click(button(/send request via whatsapp/i))
  expect(await screen.findAllByText('Required')).toHaveLength(3)
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Required')
  expect(opened()).toEqual([])
  expect(screen.getByLabelText('Name')).toHaveValue('Asha')
})

describe('the application', () => {
  /** A new copy of the module each time, since it keeps a draft while the page is open. */
  async function openApplication(currency: 'INR' | 'USD', onDone: () => void) {
    vi.resetModules()
    document.getElementById('toasts')?.replaceWith(placeForToasts())
    const { ApplicationForm } = await import('../../components/forms/ApplicationForm.tsx')
    return render(<ApplicationForm currency={currency} onDone={onDone} />)
  }

  const complete: Answers = {
    fullName: 'Asha Menon',
    email: 'asha@example.com',
    phone: '+91 98000 00000',
    businessName: 'Menon Textiles',
    industry: 'Textiles',
    businessSize: '2-10 employees',
    currentRevenue: '10L-50L',
    aiExperience: 'Some Awareness',
    businessChallenges: 'c'.repeat(50),
    transformationGoals: 'g'.repeat(50),
    investmentReadiness: 'Exploring options',
  }

  test('is logged with its price and its reminder, and its form closes', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const user = userEvent.setup()
    const onDone = vi.fn()
    await openApplication('USD', onDone)
    await fill(user, applicationFields, { ...complete, investmentReadiness: '' })
    await user.click(
      screen.getByLabelText(
        `Ready to invest $${prices.premium.USD.toLocaleString('en-US')} immediately`,
      ),
    )
    await user.click(button(/submit application/i))
    expect(await screen.findByRole('button', { name: 'Submitting Application...' })).toBeDisabled()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    const [, notification] = log.mock.calls.find(([title]) => title === 'Owner notification') as [
      string,
      { subject: string; body: string },
    ]
    expect(notification.subject).toContain('Menon Textiles')
    for (const words of [
      `USD ${prices.premium.USD.toLocaleString('en-US')}`,
      applicationReminder,
      'asha@example.com',
      'AI Business Transformation Program',
      '/ai-mastery-course',
    ])
      expect(notification.body).toContain(words)
  })
})
