/**
 * Where the editor writes: to the project's local folder, or to a branch through the host's API.
 */
export interface EditorSettings {
  target: 'folder' | 'branch'
  /** Name of the folder that the user is asked to choose. */
  folder?: string
  /** Repository and branch of a preview; missing if the build does not know them. */
  repository?: { host: 'github' | 'gitlab'; name: string; branch: string }
  /** What to configure if the build does not know where to write. */
  missing?: string
}

/** Id of the element that holds the settings as JSON. */
export const SETTINGS_ID = 'edit-settings'
