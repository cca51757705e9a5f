const proseNames =
  'a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div ' +
  'dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp ' +
  'section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
/** Names of HTML elements that prose must not have. */
const nonProseNames =
  'audio article base button center embed font footer form frame frameset header iframe input ' +
  'label link main meta nav noscript object option picture script select source style svg ' +
  'textarea track video'

/** Names of the HTML elements that prose may have. */
export const proseElements: ReadonlySet<string> = new Set(proseNames.split(' '))

/** Names that make a word in angle brackets an HTML tag; others, such as <asap>, are text. */
export const htmlNames: ReadonlySet<string> = new Set([
  ...proseElements,
  ...nonProseNames.split(' '),
])
