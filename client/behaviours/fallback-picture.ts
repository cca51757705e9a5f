/**
 * Where a picture does not load, shows the one named by data-fallback and says so in the console (requirements §8.1.6); without one, or where that fails too,
 * leaves its place to what is drawn behind it, since WebKit would draw a border and a broken picture over that.
 */
export function fallbackPicture(element: HTMLElement) {
  const image = element as HTMLImageElement
  const fail = () => {
    const { fallback } = image.dataset
    if (!fallback || image.src.endsWith(fallback)) return image.classList.add('failed')
    console.error('Image failed to load')
    image.removeAttribute('srcset')
    image.src = fallback
  }
  image.addEventListener('error', fail)
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) fail()
}
