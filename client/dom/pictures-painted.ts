/** Longest wait for pictures before islands hydrate, in ms: their host may not answer. */
const PICTURES_TIMEOUT_MS = 2000

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

const picturesOnScreen = (pictures: readonly HTMLImageElement[]) =>
  new Promise<HTMLImageElement[]>((done) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      done(
        entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target as HTMLImageElement),
      )
    })
    for (const picture of pictures) observer.observe(picture)
  })

/**
 * Resolves once the pictures on the screen are painted, or after two seconds: on a slow network,
 * scripts that load beside them delay them.
 */
export async function picturesPainted(root: ParentNode): Promise<void> {
  const missing = [...root.querySelectorAll('img')].filter(({ complete }) => !complete)
  if (missing.length === 0) return
  const awaited = await picturesOnScreen(missing)
  await Promise.race([
    Promise.allSettled(awaited.map((picture) => picture.decode())),
    new Promise((done) => setTimeout(done, PICTURES_TIMEOUT_MS)),
  ])
  // Decoded in this frame, painted in the next.
  if (awaited.length > 0) await nextFrame().then(nextFrame)
}
