// Loads page-islands.ts for a page that a soft navigation shows. import() of page-islands.ts itself
// would make the bundler add a file with a helper for namespaces, also to served pages.
import './page-islands.ts'
