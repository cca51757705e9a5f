import { offered, type Translation } from '../translation.ts'

/** What becomes of the answers, in one language. */
export interface Notice {
  /** Beside the button of a form that opens a chat. */
  readonly chat: string
  /** Beside the button of a form that only offers ways to send (contact page, application). */
  readonly offer: string
  readonly withoutScript: string
  /** Label of the link to the privacy policy, which is in English. */
  readonly more: string
}

/** A notice in another language; the switch that shows it names the language in its own letters. */
export interface NoticeTranslation extends Notice, Translation {
  readonly label: string
}

/** The privacy policy's paragraph on forms. */
export const policy = { href: '/legal/privacy-policy#forms' } as const

/** The notice beside the button of every form. */
export const notice = {
  chat: 'This button opens WhatsApp with your text in a chat to me; this site stores none of it.',
  offer:
    'After this button, your text reaches me only if you send it by WhatsApp or mail; this site stores none of it.',
  withoutScript: 'Without JavaScript, this button opens your mail program.',
  more: 'More in the privacy policy',
  /** True until somebody has read it who knows the law; the launch check lists it until then. */
  sample: true,
} as const satisfies Notice & { sample: boolean }

export const noticeTranslations: readonly NoticeTranslation[] = [
  {
    language: 'Hindi',
    lang: 'hi',
    label: 'हिन्दी',
    chat: 'यह बटन WhatsApp पर मेरे साथ चैट खोलता है, जिसमें आपका संदेश पहले से लिखा होता है। यह वेबसाइट उसे कहीं सेव नहीं करती।',
    offer:
      'यह बटन दबाने के बाद आपका संदेश मुझे तभी मिलेगा, जब आप उसे WhatsApp या ईमेल से भेजेंगे। यह वेबसाइट उसे कहीं सेव नहीं करती।',
    withoutScript: 'JavaScript बंद हो तो यह बटन आपका ईमेल ऐप खोलता है।',
    more: 'गोपनीयता नीति में और जानकारी (अंग्रेज़ी में)',
    sample: true,
  },
  {
    language: 'Bengali',
    lang: 'bn',
    label: 'বাংলা',
    chat: 'এই বোতাম টিপলে WhatsApp-এ আমার সঙ্গে চ্যাট খুলবে, তাতে আপনার বার্তা আগে থেকেই লেখা থাকবে। এই ওয়েবসাইট তা কোথাও জমা রাখে না।',
    offer:
      'এই বোতাম টেপার পরে আপনি WhatsApp বা ইমেলে পাঠালে তবেই আপনার বার্তা আমি পাব। এই ওয়েবসাইট তা কোথাও জমা রাখে না।',
    withoutScript: 'JavaScript বন্ধ থাকলে এই বোতাম আপনার ইমেল অ্যাপ খুলবে।',
    more: 'গোপনীয়তা নীতিতে আরও তথ্য (ইংরেজিতে)',
    sample: true,
  },
]

/** The translations into languages that the consultant works in. */
export const offeredTranslations = offered(noticeTranslations)
