/** Where the editor keeps what its user chose (services/user/prefs of its source). */
const KEY = 'sveltia-cms.prefs'

// By itself the editor closes a form once it is saved, and with it the page beside it. Whoever chose otherwise in its settings keeps that.
try {
  if (localStorage.getItem(KEY) === null)
    localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false }))
} catch {
  // Without storage the editor says itself that it needs it.
}
