import facts from './site.json' with { type: 'json' }

/** Digits only where the chat has the phone's number. */
const withChatNumber = <Facts extends { phone: string; chatNumber?: string }>(given: Facts) => ({
  ...given,
  chatNumber: given.chatNumber ?? given.phone.replace(/\D/g, ''),
})

/**
 * The identity in data/site.json. The delivered values are samples that reach nobody and are listed
 * by the launch check; data/schemas/fact-files.ts describes each field. Pure, so that scripts which
 * use none of it carry none.
 */
export const site = /* @__PURE__ */ withChatNumber(facts)

/** The consultant's time zone inside a sentence: 'IST' of 'IST (GMT+5:30)'. */
export const timeZoneName = /* @__PURE__ */ facts.timeZoneLabel.replace(/ \(.*/, '')
