// Loads page-islands.ts after a soft navigation or a failed load (lazy-islands.ts). If import()
// named page-islands.ts itself, the bundler would add a file with a helper for namespaces, also to
// served pages.
import './page-islands.ts'
