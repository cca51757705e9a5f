// Loads page-islands.ts after a soft navigation or a failed load (lazy-islands.ts). If import()
// named page-islands.ts itself, the bundler would put a helper into a separate file, which every
// page would load.
import './page-islands.ts'
