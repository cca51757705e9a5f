/**
 * Types of the parts of the editor's API that are used here. The types of its package are not
 * available: the package has 80 MB and is installed only when an editor is bundled (editor-bundle).
 */
declare module '@sveltia/cms' {
  import type { ReactNode } from 'react'

  type Entry = { get(key: string): unknown }
  export type CustomFieldControl = (props: {
    field: Entry
    entry?: Entry
  }) => ReactNode
  export type CustomPreviewTemplateProps = { entry: Entry }
  /** A field in the editor's configuration (sveltiacms.app, Configuration Reference). */
  export type Field = Record<string, unknown>
  export type Collection = { name: string; [key: string]: unknown }
  export type CmsConfig = { collections: Collection[]; [key: string]: unknown }

  type Format = { fromFile(text: string): object; toFile(form: object): string }
  type Template = (props: CustomPreviewTemplateProps) => ReactNode
  const CMS: {
    init(options: { config: CmsConfig }): Promise<void>
    registerFieldType(name: string, control: CustomFieldControl): void
    registerCustomFormat(name: string, extension: string, format: Format): void
    registerEventListener(listener: {
      name: 'preSave' | 'postSave'
      handler(event: { entry: Entry }): void | Promise<void>
    }): void
    registerPreviewTemplate(kind: string, template: Template): void
  }
  export default CMS
}
