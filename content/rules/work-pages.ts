/** Pages of completed work. */
export const isWorkPage = (file: string) =>
  /^pages\/(?:ai|content|video)\/.*\.mdx$/.test(file)

/** The address of such a page. */
export const workPath = (file: string) => file.replace(/^pages|\.mdx$/g, '')
