/**
 * Replaces a picture that does not load by the one in data-fallback, and logs the failure
 * (requirements §8.1.6). If there is no fallback, or it does not load either, the picture is
 * hidden, since WebKit would draw a border and the icon of a broken picture over the background.
 */
export function fallbackPicture(element: HTMLElement) {
  const image = element as HTMLImageElement
  const replacePicture = () => {
    const { fallback } = image.dataset
    if (!fallback || image.src.endsWith(fallback)) {
      image.classList.add('failed')
      return
    }
    console.error('Image failed to load')
    image.removeAttribute('srcset')
    image.src = fallback
  }
  image.addEventListener('error', replacePicture)
  if (image.complete && image.naturalWidth === 0 && image.currentSrc)
    replacePicture()
}
