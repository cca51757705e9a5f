/** Storage key of the editor's preferences (services/user/prefs in its source). */
const KEY = 'sveltia-cms.prefs'

// By default the editor closes a form, and the page beside it, after saving. A choice that the user
// made in the settings is kept.
try {
  if (localStorage.getItem(KEY) === null)
    localStorage.setItem(KEY, JSON.stringify({ closeOnSave: false }))
} catch {
  // Without storage the editor reports by itself that it needs it.
}
