// page-islands.ts for a page that a soft navigation shows: import() of a file with exports needs
// one more file, the bundler's helper for namespaces, which served pages do without.
import './page-islands.ts'
