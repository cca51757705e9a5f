import { expect, test } from 'vitest'
import * as chatCard from '#data/chat-card.yaml'
import * as footerWords from '#data/footer.yaml'
import { banner } from '#data/home.yaml'
import { mailLink } from '#data/links.ts'
import navigation from '#data/navigation.yaml'
import * as site from '#data/site.yaml'
import { region } from '#data/toasts.yaml'
import { all, attributes, builtPages, documentAt, texts } from './page-at.ts'

// Header, footer, chat card and toasts of every page. Their links are tested in
// tests/built/every-page.test.ts.

/** Expects `read` to return, for each page, what `expected` returns for its path. */
function expectOnEachPage(
  read: (page: Document, path: string) => unknown,
  expected: (path: string) => unknown,
) {
  for (const { path } of builtPages) {
    const actual = read(documentAt(path), path)
    expect(actual, path).toEqual(expected(path))
  }
}

test('the home link is named after the consultant, and says that it leads home', () => {
  expectOnEachPage(
    (page) => texts(page, 'header .stretched[href="/"]'),
    () => [`${site.name} ${navigation.home}`],
  )
})

test("the header shows the consultant's initials", () => {
  expectOnEachPage(
    (page) => attributes(page, 'header .monogram', 'data-initials'),
    () => [site.initials],
  )
})

test('the header names each page, each program and the price of each program', () => {
  const { pages, programs } = navigation
  const pageNames = pages.map(({ label }) => label)
  const programNames = programs.links.map(
    ({ label, price }) => `${label} ${price}`,
  )
  expectOnEachPage(
    (page) => texts(page, 'header nav a'),
    () => [...pageNames, ...programNames],
  )
})

test('the menus of the header are closed at first', () => {
  expectOnEachPage(
    (page) => attributes(page, 'header details', 'open'),
    () => [null, null],
  )
})

const buttons = 'header p > a:is(.btn, .btn-quiet)'

test('the header has no primary button, so that only the page has one', () => {
  expectOnEachPage(
    (page) => texts(page, 'header .btn-primary'),
    () => [],
  )
})

test('each button of the header is marked as current on the page that it leads to', () => {
  const { request, contact } = navigation
  expectOnEachPage(
    (page) => attributes(page, buttons, 'aria-current'),
    (path) =>
      [request, contact].map(({ href }) => (href === path ? 'page' : null)),
  )
})

test('the launch banner and its button are only on the home page and have accessible names', () => {
  expectOnEachPage(
    (page) =>
      attributes(page, '#launch-banner, #launch-banner button', 'aria-label'),
    (path) => (path === '/' ? [banner.name, banner.close] : []),
  )
})

test('each page has an element above its header, where a soft navigation puts the banner', () => {
  expectOnEachPage(
    (page) =>
      all(page, 'header').map((header) => header.previousElementSibling?.id),
    () => ['above-header'],
  )
})

test('the chat card and the button that opens it have names for screen readers', () => {
  expectOnEachPage(
    (page) => attributes(page, '#chat-widget', 'aria-label'),
    () => [chatCard.name],
  )
  expectOnEachPage(
    (page) => texts(page, '#chat-widget summary'),
    () => [chatCard.open],
  )
})

test('each button of the chat card has the name of its action', () => {
  expectOnEachPage(
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

test('the region of toasts can take the focus, and has an accessible name', () => {
  expectOnEachPage(
    (page) => attributes(page, '#toasts', 'tabindex'),
    () => ['-1'],
  )
  expectOnEachPage(
    (page) => attributes(page, '#toasts', 'aria-label'),
    () => [region],
  )
})

test('the mail link of the footer has a subject', () => {
  const { href } = mailLink({ subject: footerWords.mailSubject })
  expectOnEachPage(
    (page) => attributes(page, 'body > footer a[href^="mailto:"]', 'href'),
    () => [href],
  )
})

test('the footer names the consultant with role and place', () => {
  expectOnEachPage(
    (page) => texts(page, 'body > footer > div:first-child p').slice(0, 3),
    () => [site.name, site.role, footerWords.place],
  )
})
