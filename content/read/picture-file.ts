import { imageSize } from 'image-size'

/** What the bytes of a picture say. */
export interface PictureFile {
  /** 'jpg', 'heic'; undefined where it is no picture. */
  format?: string
  width: number
  height: number
  bytes: number
}

/** Endings of files that are taken for pictures. */
export const isPictureName = (file: string) =>
  /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp|psd)$/i.test(file)

/** The kind and the size in pixels of a picture, as it is shown. */
export function readPicture(content: Uint8Array): PictureFile {
  const bytes = content.length
  try {
    const { type, width, height, orientation = 1 } = imageSize(content)
    // A camera held upright saves the picture on its side and says so in its metadata (Exif).
    const [w, h] = orientation > 4 ? [height, width] : [width, height]
    return { ...(type && { format: type }), width: w, height: h, bytes }
  } catch {
    return { width: 0, height: 0, bytes }
  }
}
