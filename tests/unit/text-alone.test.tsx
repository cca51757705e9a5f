// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { IslandModule } from '#client/islands/island-module.ts'
import { QuizQuestion } from '#components/career/QuizQuestion.tsx'
import { QuizResult } from '#components/career/QuizResult.tsx'
import { ApplicationForm } from '#components/forms/ApplicationForm.tsx'
import { FallbackPanel } from '#components/forms/FallbackPanel.tsx'
import type { OutgoingMessage } from '#components/forms/form-config.ts'
import { Price } from '#components/prices/Price.tsx'
import { ToastContent } from '#components/toasts/toast-queue.tsx'
import { levels } from '#data/levels.ts'
import { chatLink, mailLink } from '#data/links.ts'
import { requiredFieldsMissing } from '#data/toasts.yaml'

/**
 * HTML of each element that contains a text beside another node. Browser translation wraps every
 * text node, and React throws when it updates a text that is not the only child of its element.
 * Options are left out: browsers translate them as a whole.
 */
function elementsMixingText(html: string): string[] {
  const container = document.createElement('div')
  container.innerHTML = html
  return [...container.querySelectorAll('*')]
    .filter(({ tagName }) => tagName !== 'OPTION')
    .filter(({ childNodes }) => childNodes.length > 1)
    .filter(({ childNodes }) => [...childNodes].some(isText))
    .map((element) => element.outerHTML)
}

/** Whether a node is text other than the white space between elements. */
function isText({ nodeType, textContent }: Node) {
  const isEmpty = textContent?.trim() === ''
  return nodeType === Node.TEXT_NODE && !isEmpty
}

const level = levels.at(-1) as (typeof levels)[number]

/** Props of the islands that have required props. */
const islandProps: Record<string, object> = {
  ApplicationView: {
    title: 'Apply',
    note: 'Nothing is due now.',
    price: level.price,
  },
  LevelFinder: { levels: [level] },
  SkillsExplorer: { titles: ['One', 'Two'] },
  Tabs: {
    label: 'Projects',
    tabs: [{ id: 'tab-0', label: 'One' }],
  },
}
const modules = import.meta.glob<IslandModule>(
  '../../components/**/*.island.tsx',
  { eager: true },
)
const islands = Object.entries(modules).map(([file, { default: Island }]) => {
  const name = file.replace(/.*\/|\.island\.tsx/g, '')
  return [name, <Island key={name} {...islandProps[name]} />] as const
})

const longText = 'नमस्ते '.repeat(2000)
const outgoing: OutgoingMessage = {
  values: {},
  message: { subject: 'Subject', body: longText },
  composedAt: new Date(0),
  next: 'I reply within 24 hours.',
  chat: chatLink(longText),
  mail: mailLink({ subject: 'Subject', body: longText }),
  copied: Promise.resolve(false),
}
const doNothing = () => {}
const quizProps = {
  level,
  isLast: false,
  onAnswer: doNothing,
  onBack: doNothing,
}
const notes = { INR: 'GST added where applicable', USD: 'Outside India' }

/** Components that the islands above do not render at first, or not at all. */
const laterParts: Record<string, ReactElement> = {
  'the application': (
    <ApplicationForm currency="INR" onSent={doNothing} onEdited={doNothing} />
  ),
  'a question of the quiz': (
    <QuizQuestion {...quizProps} index={0} answer={1} onNext={doNothing} />
  ),
  'the result of the quiz': (
    <QuizResult {...quizProps} answers={[1, 2, 3]} onChange={doNothing} />
  ),
  'a price': <Price money={level.price} notes={notes} />,
  'a toast': <ToastContent text={requiredFieldsMissing} />,
  'the panel with a long message': (
    <FallbackPanel
      offer={{ reason: 'blocked', outgoing }}
      onUsed={doNothing}
      onPutBack={doNothing}
    />
  ),
}

test.each([...islands, ...Object.entries(laterParts)])(
  'a browser can translate %s: each of its texts is the only child of an element',
  (_, element) => {
    const html = renderToString(element)
    expect(elementsMixingText(html)).toEqual([])
  },
)
