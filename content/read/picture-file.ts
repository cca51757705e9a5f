import { imageSize } from 'image-size'

/** Properties of a picture file, read from its bytes. */
export interface PictureFile {
  /** Name of the format, such as 'jpg' or 'heic'; undefined if the file is not a picture. */
  format?: string
  /** Width and height in pixels, as the picture is shown; 0 if the file is not a picture. */
  width: number
  height: number
  bytes: number
}

/** Whether a file has the extension of a picture. */
export const isPictureName = (file: string) =>
  /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp|psd)$/i.test(file)

/** Reads the format and the size of a picture. */
export function readPicture(content: Uint8Array): PictureFile {
  const bytes = content.length
  try {
    const { type, width, height, orientation = 1 } = imageSize(content)
    // A photo may be stored on its side: then its Exif orientation is 5 to 8.
    const [shownWidth, shownHeight] =
      orientation > 4 ? [height, width] : [width, height]
    return {
      ...(type && { format: type }),
      width: shownWidth,
      height: shownHeight,
      bytes,
    }
  } catch {
    return { width: 0, height: 0, bytes }
  }
}
