// What other folders use of the schemas. Components import only types of content (types.ts).
export { type ContentFile, contentFiles } from './schema/content-files.ts'
export {
  type FactFile,
  factFiles,
  isTimeZone,
  WrittenSiteSchema,
} from './schema/fact-files.ts'
export { formatIssue } from './schema/issue-messages.ts'
export {
  cleanNumber,
  domainOf,
  withoutInvisible,
} from './schema/owner-addresses.ts'
export { frontmatterSchemas, PageMetaSchema } from './schema/page.ts'
export { plainMessages } from './schema/plain-messages.ts'
export { optionOf, type Shape, shapeOf } from './schema/schema-shape.ts'
