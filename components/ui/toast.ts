import type { ToastText } from '../../data/toasts'

const load = () => import('./Toaster')

/** Fetches the toaster ahead, so that a message appears even if the network goes away in between. */
export const prepareToasts = load

/** The one door to toasts; the toaster's code comes with the first one. Where it cannot come, the words stand there plainly. */
export async function showToast(text: ToastText) {
  try {
    const { present } = await load()
    present(text)
  } catch (error) {
    console.warn('The toaster could not be loaded', error)
    showPlainly(text)
  }
}

function showPlainly({ title, description }: ToastText) {
  const note = document.createElement('p')
  note.className = 'toast'
  note.textContent = `${title} ${description}`
  document.getElementById('toasts')?.append(note)
  setTimeout(() => note.remove(), 10_000)
}
