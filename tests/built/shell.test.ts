import { expect, test } from 'vitest'
import * as chatCard from '#data/chat-card.yaml'
import * as footerWords from '#data/footer.yaml'
import { banner } from '#data/home.yaml'
import { mailLink } from '#data/links.ts'
import navigation from '#data/navigation.yaml'
import * as site from '#data/site.yaml'
import { region } from '#data/toasts.yaml'
import { all, attributes, builtPages, documentAt, texts } from './page-at.ts'

// What the frame says and does on every page. Its links: tests/built/every-page.test.ts.

/** Expects something of each page. */
function eachPage(
  read: (page: Document, path: string) => unknown,
  expected: (path: string) => unknown,
) {
  for (const { path } of builtPages) {
    const said = read(documentAt(path), path)
    expect(said, path).toEqual(expected(path))
  }
}

test('a screen reader says of the way home whose site it is, and that it leads home', () => {
  eachPage(
    (page) => texts(page, 'header .stretched[href="/"]'),
    () => [`${site.name} ${navigation.home}`],
  )
})

test("the header bears the consultant's initials", () => {
  eachPage(
    (page) => attributes(page, 'header .monogram', 'data-initials'),
    () => [site.initials],
  )
})

test('the header calls each page by its name, and a program with its price', () => {
  const { pages, programs } = navigation
  const pageNames = pages.map(({ label }) => label)
  const programNames = programs.links.map(
    ({ label, price }) => `${label} ${price}`,
  )
  eachPage(
    (page) => texts(page, 'header nav a'),
    () => [...pageNames, ...programNames],
  )
})

test('the menus of the header are closed', () => {
  eachPage(
    (page) => attributes(page, 'header details', 'open'),
    () => [null, null],
  )
})

const buttons = 'header p > a:is(.btn-quiet, .btn-primary)'

test('the header has a quiet button to request, and a loud one to get in touch', () => {
  eachPage(
    (page) =>
      all(page, buttons).map(({ classList }) =>
        classList.contains('btn-primary'),
      ),
    () => [false, true],
  )
})

test('the buttons of the header say on their own pages that they lead nowhere else', () => {
  const { request, contact } = navigation
  eachPage(
    (page) => attributes(page, buttons, 'aria-current'),
    (path) =>
      [request, contact].map(({ href }) => (href === path ? 'page' : null)),
  )
})

test('the announcement is on the home page alone, with a name, and so has its button', () => {
  eachPage(
    (page) =>
      attributes(page, '#launch-banner, #launch-banner button', 'aria-label'),
    (path) => (path === '/' ? [banner.name, banner.close] : []),
  )
})

test('each page has a place for the announcement, which a soft navigation fills', () => {
  eachPage(
    (page) =>
      all(page, 'header').map((header) => header.previousElementSibling?.id),
    () => ['above-header'],
  )
})

test('a screen reader names the chat card and its buttons', () => {
  eachPage(
    (page) => attributes(page, '#chat-widget', 'aria-label'),
    () => [chatCard.name],
  )
  eachPage(
    (page) => texts(page, '#chat-widget summary'),
    () => [chatCard.open],
  )
})

test('each button of the chat card does what it is called', () => {
  eachPage(
    (page) =>
      all(page, '#chat-widget button').map((button) => [
        button.dataset.chat,
        button.getAttribute('aria-label') ?? button.textContent,
      ]),
    () => [
      ['close', chatCard.close],
      ['minimize', chatCard.minimize],
    ],
  )
})

test('a key leads to the place of the notes, which a screen reader names', () => {
  eachPage(
    (page) => attributes(page, '#toasts', 'tabindex'),
    () => ['-1'],
  )
  eachPage(
    (page) => attributes(page, '#toasts', 'aria-label'),
    () => [region],
  )
})

test('the mail of the footer has a subject', () => {
  const { href } = mailLink({ subject: footerWords.mailSubject })
  eachPage(
    (page) => attributes(page, 'body > footer a[href^="mailto:"]', 'href'),
    () => [href],
  )
})

test('the footer says who the consultant is and where', () => {
  eachPage(
    (page) => texts(page, 'body > footer > div:first-child p').slice(0, 3),
    () => [site.name, site.role, footerWords.place],
  )
})
