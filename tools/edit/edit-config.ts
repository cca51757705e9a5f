import type { CmsConfig, Collection, Field } from '@sveltia/cms'
import type { GenericSchema } from 'valibot'
import {
  type ContentFile,
  contentFiles,
  type FactFile,
  factFiles,
  frontmatterSchemas,
  PageMetaSchema,
  shapeOf,
} from '#content/schemas.ts'
import type { MdxKind } from '#content/types.ts'
import { type FileNames, folderNames, nameOfFile } from '#tools/file-names.ts'
import {
  CHECKS,
  type EntryFile,
  entryFile,
  type KnownValues,
} from './entry-file.ts'
import { fieldsOf } from './form-fields.ts'

/**
 * Where the editor writes: to the project's local folder, or to a branch through the host's API.
 */
export interface EditorSettings {
  target: 'folder' | 'branch'
  /** Name of the folder that the user is asked to choose. */
  folder?: string
  /** Repository and branch of a preview; missing if the build does not know them. */
  repository?: { host: 'github' | 'gitlab'; name: string; branch: string }
  /** How to begin where nobody knows yet where to write. */
  missing?: string
  /** Titles of pages by the files of their words. */
  names?: FileNames
}

/** The editor's configuration, with what it knows of each form by the name of its format. */
export interface Editor {
  config: CmsConfig
  files: ReadonlyMap<string, EntryFile>
  /** The address of a form's page by the form's name; of a folder, what precedes the slug. */
  pages: ReadonlyMap<string, string>
}

const formName = (file: string) =>
  file.replace(/^data\/|\.\w+$/g, '').replaceAll('/', '-')
/** Redirects have no fixed keys, and so no form. */
const words = (Object.keys(contentFiles) as ContentFile[]).filter(
  (file) => !(file in factFiles) && shapeOf(contentFiles[file]).entries,
)
const isPageFile = (file: ContentFile) =>
  shapeOf(contentFiles[file]).entries?.page?.type === 'strict_object'
const pageAddressOf = (file: string) =>
  file.replace(/^data(.*)\.yaml$/, '$1').replace(/^\/home$/, '/')

/** The headline of a page, which a form begins with. */
const headlineFields = new Set(['heading', 'subtitle'])
/** What search engines show of a page, which a form ends with. */
const metadataFields: ReadonlySet<string> = new Set(
  Object.keys(PageMetaSchema.entries),
)
const isForSearch = (file: string, field: string) =>
  file.endsWith('.mdx') ? metadataFields.has(field) : field === 'page'

const checksField = {
  name: CHECKS,
  label: 'Checks',
  widget: CHECKS,
  required: false,
}

/** The fields of a form in their order: the headline first, what search engines show last. */
function orderedFields(file: string, schema: GenericSchema) {
  const fields = fieldsOf(schema).map((field) => ({
    ...field,
    name: String(field.name),
  }))
  const forSearch = fields.filter(({ name }) => isForSearch(file, name))
  const headline = fields.filter(({ name }) => headlineFields.has(name))
  const others = fields.filter(
    (field) => !forSearch.includes(field) && !headline.includes(field),
  )
  return { words: [...headline, ...others], forSearch }
}

const slug = {
  template: '{{title}}',
  editable: ['create'],
  pattern: [
    '^[a-z0-9]+(-[a-z0-9]+)*$',
    'An address has small letters, digits and single hyphens, such as food-writing',
  ],
  hint: "The page's address: small letters, digits and hyphens.",
}
const proseField = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  hint: 'Markdown. A blank line begins a paragraph, ## a heading.',
}

/**
 * The editor needs a repository even for a local folder and stores the folder's handle under its
 * name; that host is never contacted.
 */
function backendOf({
  repository,
  folder = 'site',
}: EditorSettings): CmsConfig['backend'] {
  const auth_methods = ['token']
  if (!repository)
    return {
      name: 'gitea',
      repo: `this-machine/${folder}`,
      branch: 'main',
      auth_methods,
    }
  const { host, name, branch } = repository
  return { name: host, repo: name, branch, auth_methods }
}

const commonConfig = {
  load_config_file: false,
  app_title: 'Edit the site',
  logo: { src: '/favicon.svg' },
  media_folder: 'public/images',
  public_folder: '/images',
  show_preview_links: false,
  slug: { encoding: 'ascii', clean_accents: true },
} satisfies Partial<CmsConfig>

/** The forms of the site, made of the build's schemas and in the order of the site's menu. */
export function editorOf(settings: EditorSettings): Editor {
  const files = new Map<string, EntryFile>()
  const pages = new Map<string, string>()
  const known: KnownValues = new Map()

  /** Format and fields of a form. */
  const formOf = (
    format: string,
    file: string,
    schema: GenericSchema,
    more: Field[] = [],
  ) => {
    files.set(format, entryFile(file, schema, known))
    const checks = { ...checksField, format }
    const { words, forSearch } = orderedFields(file, schema)
    return { format, fields: [checks, ...words, ...more, ...forSearch] }
  }
  const fileOf = (file: ContentFile): Collection => {
    const name = formName(file)
    const label = settings.names?.[file] ?? nameOfFile(file)
    if (isPageFile(file)) pages.set(name, pageAddressOf(file))
    const form = formOf(file.replaceAll('/', '-'), file, contentFiles[file])
    return { name, label, file, ...form, editor: { preview: isPageFile(file) } }
  }
  const folderOf = (kind: MdxKind): Collection => {
    pages.set(kind, `/${kind}/`)
    return {
      name: kind,
      ...folderNames[kind],
      folder: `pages/${kind}`,
      extension: 'mdx',
      // The editor takes formats with this ending for Markdown.
      ...formOf(
        `${kind}-frontmatter`,
        `pages/${kind}/*.mdx`,
        frontmatterSchemas[kind],
        [proseField],
      ),
      slug,
      preview_path: `${kind}/{{slug}}`,
      aliases_field: false,
      sortable_fields: ['title'],
      thumbnail: false,
    }
  }

  const config: CmsConfig = {
    ...commonConfig,
    backend: backendOf(settings),
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        files: words.filter(isPageFile).map(fileOf),
      },
      ...(Object.keys(folderNames) as MdxKind[]).map(folderOf),
      {
        name: 'words',
        label: 'Words of many pages',
        files: words.filter((file) => !isPageFile(file)).map(fileOf),
      },
      {
        name: 'facts',
        label: 'Facts',
        files: (Object.keys(factFiles) as FactFile[]).map(fileOf),
      },
    ],
  }
  return { config, files, pages }
}
