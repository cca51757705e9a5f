export type Engine = 'IBM' | 'Alfa'

/** A finding that stays because it harms nobody. */
export interface Accepted {
  engine: Engine
  rule: string
  /** Selector of the affected elements or of elements around them; every element by default. */
  within?: string
  reason: string
}

/**
 * All findings that the audit ignores. A complete audit fails for an entry whose elements exist and
 * that no engine reports any more, so the list stays current.
 */
export const accepted: readonly Accepted[] = [
  // Mistakes of the engine.
  {
    engine: 'IBM',
    rule: 'element_attribute_deprecated:fail_elem_attr',
    within: 'meta[http-equiv=Content-Security-Policy]',
    reason: 'The HTML standard has http-equiv on meta, with this value among others.',
  },
  {
    engine: 'IBM',
    rule: 'element_attribute_deprecated:fail_elem',
    within: 's',
    reason: 'The HTML standard has <s> for what holds no longer, such as a former price.',
  },
  {
    engine: 'IBM',
    rule: 'list_structure_proper:Potential_1',
    within: 'dl',
    reason: 'The HTML standard lets a <div> group the terms and descriptions of a <dl>.',
  },
  {
    engine: 'IBM',
    rule: 'fieldset_legend_valid:Fail_1',
    within: '.choices',
    reason: 'The rule takes a clipped legend for a hidden one; screen readers announce it.',
  },
  {
    engine: 'IBM',
    rule: 'input_label_visible:potential_no_label',
    within: 'textarea',
    reason: 'The rule looks for <label> of an <input> only; each <textarea> has one too.',
  },
  {
    engine: 'IBM',
    rule: 'aria_keyboard_handler_exists:potential_no_keyboard_access',
    within: '[role=tablist]',
    reason: 'The tabs take the keys, as the ARIA practices have it; the list is no stop itself.',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_role_valid:fail_invalid_role',
    within: '.table-scroll',
    reason: 'What scrolls has to be reached by keyboard (WCAG 2.1.1), which axe holds pages to.',
  },
  {
    engine: 'IBM',
    rule: 'a_target_warning:potential_warn',
    within: 'a[aria-label$="(opens in a new tab)"], a[href^="https://wa.me/"]',
    reason: 'The rule reads no aria-label; and a link to a chat opens another app.',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_unobscured:potential_obscured',
    reason: 'It takes the box of the closed chat card, which is not drawn, for a cover.',
  },
  // Matters of taste.
  {
    engine: 'IBM',
    rule: 'aria_complementary_label_visible:Fail_1',
    within: 'aside[aria-label]',
    reason: 'A price, a note and a line of news need no heading to be understood by sight.',
  },
  {
    engine: 'IBM',
    rule: 'select_options_grouped:Potential_1',
    within: 'select',
    reason: 'The options are a dozen at most and of one kind.',
  },
  {
    engine: 'IBM',
    rule: 'input_fields_grouped:Potential_1',
    reason: 'A form with a handful of fields is one group; radio buttons have their fieldset.',
  },
  {
    engine: 'IBM',
    rule: 'blockquote_cite_exists:Potential_1',
    within: 'blockquote',
    reason: "A client's words have no address; their name follows in the figure's caption.",
  },
  {
    engine: 'Alfa',
    rule: 'sia-r85',
    within: '.fg-standfirst',
    reason: 'A drawn page of a magazine, whose one-line standfirst is italic as in print.',
  },
  // Questions that the engine asks a person, with the answer.
  {
    engine: 'IBM',
    rule: 'style_focus_visible:potential_focus_not_visible',
    reason: 'Asked of every control with a border. Alfa compares the styles (sia-r65).',
  },
  {
    engine: 'IBM',
    rule: 'element_tabbable_visible:potential_visible',
    within: '.skip-link',
    reason: 'It shows itself with the focus (styles/elements.css).',
  },
  {
    engine: 'IBM',
    rule: 'style_color_misuse:Potential_1',
    reason:
      'Asked of every style sheet that has colours. Alfa looks at links within text (sia-r62).',
  },
  {
    engine: 'IBM',
    rule: 'style_viewport_resizable:Potential_1',
    reason: 'Asked of every sheet with vw. tests/e2e/every-page.spec.ts has text at 200 %.',
  },
  {
    engine: 'IBM',
    rule: 'text_contrast_sufficient:potential_graphic_background',
    within: 'select',
    reason: 'The picture is the arrow of the select, beside the text and not in its list.',
  },
  {
    engine: 'IBM',
    rule: 'text_block_heading:potential_heading',
    reason: 'Asked of short texts in large type: prices, names, figures. None begins a section.',
  },
  {
    engine: 'IBM',
    rule: 'text_quoted_correctly:Potential_1',
    reason: 'Asked of words in quotation marks: names of buttons and titles, quoted by the marks.',
  },
  {
    engine: 'IBM',
    rule: 'text_sensory_misuse:potential_position',
    reason: "Asked of words such as 'right' and 'above', here of no place on the page.",
  },
  {
    engine: 'IBM',
    rule: 'text_sensory_misuse:potential_other',
    reason: "Asked of words such as 'small', here of no look on the page.",
  },
]
