import { offered, type Translation } from './translation.ts'

/** A chat in another language than the site's. */
export interface Greeting extends Translation {
  readonly label: string
  /** Text that the chat opens with. */
  readonly message: string
}

/** Greetings in other languages that a consultant may work in. */
export const greetings: readonly Greeting[] = [
  {
    language: 'Hindi',
    lang: 'hi',
    label: 'हिन्दी में लिखें',
    message: 'नमस्ते, मैंने आपकी वेबसाइट देखी है। मुझे अपने व्यवसाय के बारे में आपसे बात करनी है।',
    sample: true,
  },
  {
    language: 'Bengali',
    lang: 'bn',
    label: 'বাংলায় লিখুন',
    message: 'নমস্কার, আমি আপনার ওয়েবসাইট দেখেছি। আমার ব্যবসা নিয়ে আপনার সঙ্গে কথা বলতে চাই।',
    sample: true,
  },
]

/** The greetings in languages that the consultant works in. */
export const offeredGreetings = offered(greetings)
