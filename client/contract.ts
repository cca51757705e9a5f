/** Where an attribute is written or read; 'styles' are the sheets in components/styles. */
export type Place = 'client' | 'components' | 'pages' | 'ssg' | 'styles' | 'tests'

/** Values of `data-loading`. */
export type LoadingMark = 'link' | 'history'

interface Agreement {
  writtenBy: readonly Place[]
  readBy: readonly Place[]
}

/**
 * Every `data-` attribute that client and components write, with its values, its writers and its
 * readers. tests/unit/contract.test.ts holds the code to it; nothing of it is sent to visitors.
 */
export const dataAttributes = {
  /** Name of an island: its file's name without '.island.tsx'. */
  'data-island': { writtenBy: ['components'], readBy: ['client', 'ssg', 'styles'] },
  /** Prefix of the ids that React's useId gives inside an island. */
  'data-id': { writtenBy: ['components'], readBy: ['client'] },
  /** Query parameters and hashes that an island answers ('?tab #apply'). */
  'data-answers': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on an island whose files the service worker keeps with the page. */
  'data-offline': { writtenBy: ['components'], readBy: ['client'] },
  /** Props of an island as JSON; missing where it has none. */
  'data-props': { writtenBy: ['components'], readBy: ['client'] },
  /** Name of a static part inside an island, which React keeps as served. */
  'data-slot': { writtenBy: ['components'], readBy: ['client', 'ssg'] },
  /** Empty, on an island whose handlers answer. */
  'data-hydrated': { writtenBy: ['client'], readBy: ['client', 'styles'] },
  /** Empty, on an island that failed, until it hydrates after all. */
  'data-failed': { writtenBy: ['client'], readBy: ['client'] },
  /** Empty, on the panel that a visitor opened before its island hydrated. */
  'data-opened-early': { writtenBy: ['client'], readBy: ['client', 'styles'] },

  /** Names of the behaviours of an element, with spaces between them (client/behaviours). */
  'data-behaviour': { writtenBy: ['components'], readBy: ['client', 'ssg'] },
  /** Share of a section that has to be visible before it is revealed, from 0 to 1. */
  'data-threshold': { writtenBy: ['components'], readBy: ['client'] },
  /** Delay between the items of a revealed section, in ms. */
  'data-stagger': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on each item that is revealed separately. */
  'data-reveal-item': { writtenBy: ['components'], readBy: ['client', 'styles'] },
  /** Address of the picture that replaces one that does not load. */
  'data-fallback': { writtenBy: ['components'], readBy: ['client'] },
  /** Price of the guide that a link buys, in INR. */
  'data-price': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on the button that closes the strip around it. */
  'data-dismiss': { writtenBy: ['components'], readBy: ['client'] },
  /** What a button of the chat card does: 'minimize' or 'close'. */
  'data-chat': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on the button of the offline page that loads the page again. */
  'data-try-again': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on the section of the offline page that lists the pages kept. */
  'data-saved-pages': { writtenBy: ['components'], readBy: ['client'] },

  /** Empty, on the site's header. */
  'data-header': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on the header of a page that is scrolled. */
  'data-scrolled': { writtenBy: ['client'], readBy: ['styles'] },
  /** Empty, on the part of the header that opens the menu in it when a mouse rests there. */
  'data-hover-menu': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, around the links of which the one to the current page is marked. */
  'data-nav': { writtenBy: ['components'], readBy: ['client'] },
  /** Initials in the monogram of the header. */
  'data-initials': { writtenBy: ['components'], readBy: ['styles'] },

  /**
   * On the root element while another page is on its way: 'link', or 'history' where the address is
   * already that page's.
   */
  'data-loading': { writtenBy: ['client'], readBy: ['client', 'styles'] },
  /** Empty, on the main element of the not-found page. */
  'data-not-found': { writtenBy: ['components'], readBy: ['client'] },

  /** On the root element: the currency that a visitor chose, 'INR' or 'USD'; missing means INR. */
  'data-currency': { writtenBy: ['client'], readBy: ['client', 'styles'] },
  /** Answer of a consent button: 'accepted', 'rejected', or '' to close the banner. */
  'data-consent': { writtenBy: ['components'], readBy: ['client'] },
  /** Name of a part of the consent banner that is shown or filled by the state of consent. */
  'data-consent-part': { writtenBy: ['components'], readBy: ['client'] },
  /** Empty, on the buttons that open the consent banner. */
  'data-privacy-choices': { writtenBy: ['components'], readBy: ['client'] },

  /** Tone of a toast (ToastText in data/toasts). */
  'data-tone': { writtenBy: ['client', 'components'], readBy: ['styles'] },
  /** Empty, on a toast that is on its way out. */
  'data-leaving': { writtenBy: ['components'], readBy: ['styles'] },
  /** 'true' on a panel that is not selected. */
  'data-unselected': { writtenBy: ['components'], readBy: ['styles'] },
  /** Empty, around descriptions of which the next one opens without delay. */
  'data-skip-delay': { writtenBy: ['components'], readBy: ['styles'] },
  /** On the portfolio's filter and its list: the value of the filter that is chosen. */
  'data-filter': { writtenBy: ['client'], readBy: ['styles'] },
  /**
   * Group of a project's card and of the filter's status, one of those that the filter offers; ''
   * on the status that counts all.
   */
  'data-group': { writtenBy: ['components', 'pages'], readBy: ['styles'] },
  /** Empty, on the element at the top of a page that holds messages not sent. */
  'data-offer': { writtenBy: ['components'], readBy: ['components'] },
  /** Empty, on the notice with other ways to send a form without script. */
  'data-rescue': { writtenBy: ['client'], readBy: ['tests'] },
  /** Kind of a drawing. */
  'data-figure': { writtenBy: ['components'], readBy: ['tests'] },
} as const satisfies Record<`data-${string}`, Agreement>

/** Selects islands. */
export const ISLAND = '[data-island]'
