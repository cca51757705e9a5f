import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import claims from '../../data/claims.json' with { type: 'json' }
import prices from '../../data/prices.json' with { type: 'json' }
import { type ContentFile, contentFiles } from '../../data/schemas/content-files.ts'
import { type FactFile, factFiles } from '../../data/schemas/fact-files.ts'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'
import site from '../../data/site.json' with { type: 'json' }
import { namedTexts } from '../../ssg/content/named-texts.ts'
import { withFacts } from '../../ssg/content/with-facts.ts'
import { proseProblems } from '../checks/prose.ts'
import type { EditorSettings } from './editor-settings.ts'
import { CHECKS, type EntryFile, factsFile, pageFile, wordsFile } from './entry-files.ts'
import { type Check, FormFields, fieldTypes, labelOfKey } from './form-fields.ts'
import { shapeOf } from './schema-shape.ts'

/** The editor's configuration: forms, entry files and field checks. */
export interface Editor {
  config: CmsConfig
  /** Entry files by the name of their format. */
  files: ReadonlyMap<string, EntryFile & { extension: string }>
  checks: ReadonlyMap<string, Check>
}

const pageLabels: Record<MdxKind, { label: string; singular: string }> = {
  content: { label: 'Content samples', singular: 'Content sample' },
  video: { label: 'Video pages', singular: 'Video page' },
  ai: { label: 'Case studies', singular: 'Case study' },
  legal: { label: 'Legal pages', singular: 'Legal page' },
}
const factLabels: Record<FactFile, string> = {
  'data/claims.json': 'Claims and promises',
  'data/prices.json': 'Prices and refunds',
  'data/site.json': 'Name and addresses',
  'data/testimonials.json': 'Testimonials',
}

const facts = namedTexts({ 'claims.json': claims, 'prices.json': prices, 'site.json': site })
/** Words with the facts that they name; the content check reports names of no fact. */
const filled = (values: unknown) => withFacts(values, facts, () => {})

/** Files of words, in the order of the site's menu. */
const wordFiles = (Object.keys(contentFiles) as ContentFile[]).filter((file) =>
  file.endsWith('.yaml'),
)

/** List of form-wide problems at the top of each form. */
const checksField = (format: string) => ({
  name: CHECKS,
  label: 'Checks',
  widget: fieldTypes.entry,
  required: false,
  check: format,
})

const slugPattern: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'An address has small letters, digits and single hyphens, such as food-writing',
]

function backend({ repository, folder = 'site' }: EditorSettings): CmsConfig['backend'] {
  // The editor needs a repository even for a local folder and stores the folder's handle under its
  // name. This host is never contacted.
  if (!repository)
    return {
      name: 'gitea',
      repo: `this-machine/${folder}`,
      branch: 'main',
      auth_methods: ['token'],
    }
  const { host, name, branch } = repository
  return { name: host, repo: name, branch, auth_methods: ['token'] }
}

/** Everything in the editor's configuration that derives from the build's schemas. */
export function editorOf(settings: EditorSettings): Editor {
  const files = new Map<string, EntryFile & { extension: string }>()
  const checks = new Map<string, Check>()
  const keep = (found: FormFields) => {
    for (const [name, check] of found.checks) checks.set(name, check)
  }

  const pages = (Object.keys(frontmatterSchemas) as MdxKind[]).map((kind): Collection => {
    // The editor takes files with this ending for Markdown.
    const format = `${kind}-frontmatter`
    const form = new FormFields(format)
    const schema = frontmatterSchemas[kind]
    files.set(format, { ...pageFile(schema), extension: 'mdx' })
    const fields = form.fields(shapeOf(schema).entries ?? {})
    keep(form)
    checks.set(`${format}:body`, (value) => proseProblems(String(value ?? ''))[0])
    const { label, singular } = pageLabels[kind]
    return {
      name: kind,
      label,
      label_singular: singular,
      folder: `pages/${kind}`,
      extension: 'mdx',
      format,
      slug: {
        template: '{{title}}',
        editable: ['create'],
        pattern: slugPattern,
        hint: "The page's address: small letters, digits and hyphens.",
      },
      preview_path: `${kind}/{{slug}}`,
      aliases_field: false,
      sortable_fields: ['title'],
      thumbnail: false,
      fields: [
        checksField(format),
        ...fields,
        {
          name: 'body',
          label: 'Text',
          widget: fieldTypes.prose,
          check: `${format}:body`,
          required: true,
          hint: 'Markdown. A blank line begins a paragraph, ## a heading.',
        },
      ],
    }
  })

  const words = wordFiles.map((file): CollectionFile => {
    const name = file.replace(/^data\/|\.yaml$/g, '').replace('/', '-')
    const format = `words-${name}`
    const form = new FormFields(format, filled)
    files.set(format, { ...wordsFile(contentFiles[file], filled), extension: 'yaml' })
    const fields = form.fields(shapeOf(contentFiles[file]).entries ?? {})
    keep(form)
    return {
      name,
      label: labelOfKey(name.replaceAll('-', ' ')),
      file,
      format,
      fields: [checksField(format), ...fields],
      editor: { preview: false },
    }
  })

  const factForms = (Object.keys(factFiles) as FactFile[]).map((file): CollectionFile => {
    const name = file.replace(/^data\/|\.json$/g, '')
    const format = `facts-${name}`
    const form = new FormFields(format)
    files.set(format, { ...factsFile(factFiles[file]), extension: 'json' })
    const fields = form.fields(shapeOf(factFiles[file]).entries ?? {})
    keep(form)
    return {
      name,
      label: factLabels[file],
      file,
      format,
      fields: [checksField(format), ...fields],
      editor: { preview: false },
    }
  })

  return {
    config: {
      load_config_file: false,
      backend: backend(settings),
      app_title: labelOfKey('edit the site'),
      media_folder: 'public/images',
      public_folder: '/images',
      show_preview_links: false,
      slug: { encoding: 'ascii', clean_accents: true },
      collections: [
        { name: 'words', label: 'Pages and words', files: words },
        ...pages,
        { name: 'facts', label: 'Facts', files: factForms },
      ],
    },
    files,
    checks,
  }
}
