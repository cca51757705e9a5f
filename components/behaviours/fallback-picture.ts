/** Shows the picture named by data-fallback when the first one does not load, and says so in the console (spec §8). */
export function fallbackPicture(element: HTMLElement) {
  const image = element as HTMLImageElement
  const fail = () => {
    const fallback = image.dataset.fallback
    if (!fallback || image.src.endsWith(fallback)) return
    console.error('Image failed to load')
    image.removeAttribute('srcset')
    image.src = fallback
  }
  image.addEventListener('error', fail)
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) fail()
}
