/** Where the editor writes: into the project's folder on this machine, or to a branch through the host's API. */
export interface EditorSettings {
  target: 'folder' | 'branch'
  /** The folder's name, which people are asked to choose. */
  folder?: string
  /** The repository and branch of a preview; missing where the build does not know them. */
  repository?: { host: 'github' | 'gitlab'; name: string; branch: string }
  /** What to set, where the build does not know where to write. */
  missing?: string
}

/** The element of the editor's page that holds its settings as JSON. */
export const SETTINGS_ID = 'edit-settings'
