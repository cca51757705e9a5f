import { metadataFile } from '#content/report.ts'
import { contentFiles } from '#content/schema/content-files.ts'
import { nearestWord } from '#data/nearest-word.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

const isPicture = (file: string) => /\.(?:jpe?g|png|webp|hei[cf])$/i.test(file)

/** What to do with a file in data/ that no part of the site reads. */
function remedyOf(file: string, known: readonly string[]): string {
  if (isPicture(file)) return 'move it to public/images'
  const guess = nearestWord(file.replace(/(?:\.ya?ml)?\.\w+$/, '.yaml'), known)
  return guess ? `is it meant to be ${guess}?` : 'delete it'
}

/** Reports a file in data/ that no part of the site reads, so that its words would not be shown. */
export const shownFiles: SiteRule = {
  reads: 'site',
  name: 'shown-files',
  severity: 'stops',
  find({ files, otherFiles, routes }) {
    const contentFileNames = Object.keys(contentFiles)
    const filesInUse = new Set([
      ...contentFileNames,
      'data/launch-exceptions.yaml',
      ...routes.map(({ file }) => metadataFile(file)),
    ])
    return [...files.keys(), ...otherFiles]
      .filter((file) => file.startsWith('data/') && !filesInUse.has(file))
      .map((file) =>
        findingAboutFile(
          file,
          `No part of the site shows this file: ${remedyOf(file, contentFileNames)}`,
        ),
      )
  },
}
