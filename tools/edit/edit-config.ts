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
import { MAX_SLUG_LENGTH, slugPattern } from '#content/slug.ts'
import type { MdxKind } from '#content/types.ts'
import { type FileNames, folderNames, nameOfFile } from '#tools/file-names.ts'
import {
  CHECKS_FIELD,
  type EntryFile,
  entryFile,
  type KnownValues,
} from './entry-file.ts'
import { fieldsOf } from './form-fields.ts'

/** What the editor has to know about the copy of the site that it edits. */
export interface EditorSettings {
  /** Where the editor writes: the project's local folder, or a branch through the host's API. */
  target: 'folder' | 'branch'
  /** Name of the local folder that the user is asked to choose. */
  folder?: string
  /** Hash of the folder's path, by which copies of the site in folders of one name differ. */
  pathHash?: string
  /** Repository and branch to write to; undefined for a folder, and if something is `missing`. */
  repository?: { host: 'github' | 'gitlab'; name: string; branch: string }
  /** What to do first, if something has to be set up before the editor can write. */
  missing?: string
  /** Titles of pages, by the paths of the files with their words. */
  names?: FileNames
}

/** The editor's configuration, and what its forms read, write and preview. */
export interface Editor {
  config: CmsConfig
  /** Readers and writers of files, by the name of the format in the configuration. */
  files: ReadonlyMap<string, EntryFile>
  /** Path of the page, or of the folder of pages, that a form edits, by the form's name. */
  pages: ReadonlyMap<string, string>
}

/** Name of a file's form: 'services-designs' for data/services/designs.yaml. */
const formName = (file: string) =>
  file.replace(/^data\/|\.\w+$/g, '').replaceAll('/', '-')
/** Content files with a form, except facts. Redirects have none, since their keys are not fixed. */
const wordFiles = (Object.keys(contentFiles) as ContentFile[]).filter(
  (file) => !(file in factFiles) && shapeOf(contentFiles[file]).entries,
)
/** Whether a file has the words of one page, with its metadata under the key `page`. */
const hasPageMetadata = (file: ContentFile) =>
  shapeOf(contentFiles[file]).entries?.page?.type === 'strict_object'
/** Path of the page whose words are in a file: '/' for data/home.yaml. */
const pageAddressOf = (file: string) =>
  file.replace(/^data(.*)\.yaml$/, '$1').replace(/^\/home$/, '/')

/** Fields of a page's headline, with which a form begins. */
const headlineFields = new Set(['heading', 'subtitle'])
/** Fields for search engines, with which a form ends. */
const metadataFields: ReadonlySet<string> = new Set(
  Object.keys(PageMetaSchema.entries),
)
/** Whether a field of a file's form is for search engines. */
const isForSearch = (file: string, field: string) =>
  file.endsWith('.mdx') ? metadataFields.has(field) : field === 'page'

const checksField = {
  name: CHECKS_FIELD,
  label: 'Checks',
  widget: CHECKS_FIELD,
  required: false,
}

/** Fields of a form in two groups: for its words, headline first, and for search engines. */
function orderedFields(file: string, schema: GenericSchema) {
  const fields = fieldsOf(schema).map((field) => ({
    ...field,
    name: String(field.name),
  }))
  const searchFields = fields.filter(({ name }) => isForSearch(file, name))
  const headline = fields.filter(({ name }) => headlineFields.has(name))
  const otherFields = fields.filter(
    (field) => !searchFields.includes(field) && !headline.includes(field),
  )
  return { wordFields: [...headline, ...otherFields], searchFields }
}

const slugRule =
  `An address has at most ${MAX_SLUG_LENGTH} small letters, digits and single hyphens, such as ` +
  'food-writing; not index'
/** Matches the random slug that the editor makes for a title without Latin letters. */
const randomSlug = /^[\da-f]{12}$/

/**
 * What is wrong with the slug of a new page; undefined if nothing is. The editor itself checks a
 * slug that was typed, but not one that it makes from the title.
 */
export const problemOfSlug = (slug: string): string | undefined =>
  slugPattern.test(slug) && !randomSlug.test(slug)
    ? undefined
    : `${slugRule}: press the anchor beside the form, and write one in place of ${slug}`

/** How the editor makes the last part of a new page's address. */
const slug = {
  template: '{{title}}',
  editable: ['create'],
  pattern: [slugPattern.source, slugRule],
  hint: "The page's address: small letters, digits and hyphens.",
}
const proseField = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: false,
  hint: 'Markdown. A blank line begins a paragraph, ## a heading.',
}

/**
 * The editor's backend: the repository of the settings, or an invented one for a local folder. The
 * editor stores the folder's handle and drafts under the invented name, of which it shows the part
 * after the slash, and never contacts Gitea.
 */
function backendOf({
  repository,
  folder = 'site',
  pathHash = '',
}: EditorSettings): CmsConfig['backend'] {
  const auth_methods = ['token']
  if (!repository)
    return {
      name: 'gitea',
      repo: `this-machine-${pathHash}/${folder}`,
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
  // Paths in forms may have no spaces or accents, so uploaded pictures are renamed without them.
  media_libraries: { default: { config: { slugify_filename: true } } },
  show_preview_links: false,
  slug: { encoding: 'ascii', clean_accents: true },
} satisfies Partial<CmsConfig>

/**
 * Makes an editor that has a form for each content file and for each folder of pages. The forms
 * follow the schemas with which a build checks these files.
 */
export function editorOf(settings: EditorSettings): Editor {
  const files = new Map<string, EntryFile>()
  const pages = new Map<string, string>()
  const knownValues: KnownValues = new Map()

  /** Format and fields of the form for a file; `extraFields` follow the fields of the words. */
  const formOf = (
    format: string,
    file: string,
    schema: GenericSchema,
    extraFields: Field[] = [],
  ) => {
    files.set(format, entryFile(file, schema, knownValues))
    const checks = { ...checksField, format }
    const { wordFields, searchFields } = orderedFields(file, schema)
    return {
      format,
      fields: [checks, ...wordFields, ...extraFields, ...searchFields],
    }
  }
  const fileForm = (file: ContentFile): Collection => {
    const name = formName(file)
    const label = settings.names?.[file] ?? nameOfFile(file)
    const preview = hasPageMetadata(file)
    if (preview) pages.set(name, pageAddressOf(file))
    const form = formOf(file.replaceAll('/', '-'), file, contentFiles[file])
    return { name, label, file, ...form, editor: { preview } }
  }
  const folderForm = (kind: MdxKind): Collection => {
    pages.set(kind, `/${kind}/`)
    return {
      name: kind,
      ...folderNames[kind],
      folder: `pages/${kind}`,
      extension: 'mdx',
      // The editor handles formats whose names end in -frontmatter as Markdown.
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
        files: wordFiles.filter(hasPageMetadata).map(fileForm),
      },
      ...(Object.keys(folderNames) as MdxKind[]).map(folderForm),
      {
        name: 'words',
        label: 'Words of many pages',
        files: wordFiles.filter((file) => !hasPageMetadata(file)).map(fileForm),
      },
      {
        name: 'facts',
        label: 'Facts',
        files: (Object.keys(factFiles) as FactFile[]).map(fileForm),
      },
    ],
  }
  return { config, files, pages }
}
