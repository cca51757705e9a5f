// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fallbackPicture } from '#client/behaviours/fallback-picture.ts'

/** A picture that has failed to load, with the replacement `fallback`, if any. */
function lostPicture(fallback?: string) {
  const image = document.createElement('img')
  image.srcset = '/images/me-640.jpg 640w'
  image.src = '/images/me.jpg'
  if (fallback) image.dataset.fallback = fallback
  fallbackPicture(image)
  image.dispatchEvent(new Event('error'))
  return image
}

test('a portrait that does not load is replaced by another picture, and an error is logged', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const image = lostPicture('/mark.svg')
  expect(image.getAttribute('src')).toBe('/mark.svg')
  // Browsers prefer srcset to src.
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(error).toHaveBeenCalledExactlyOnceWith('Image failed to load')
  error.mockClear()
})

test('a picture is hidden if its replacement does not load either', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const image = lostPicture('/mark.svg')
  image.dispatchEvent(new Event('error'))
  expect(image.className).toBe('failed')
  error.mockClear()
})

test.each([
  [
    'hidden if it failed to load before',
    { complete: true, currentSrc: '/me' },
    'failed',
  ],
  [
    'visible if it is still loading',
    { complete: false, currentSrc: '/me' },
    '',
  ],
  [
    'visible if it has loaded',
    {
      complete: true,
      naturalWidth: 640,
      currentSrc: '/me',
    },
    '',
  ],
  [
    'visible if it is not requested yet',
    { complete: true, currentSrc: '' },
    '',
  ],
])('at the start of the script a picture is %s', (_, state, className) => {
  const image = document.createElement('img')
  for (const [key, value] of Object.entries({ naturalWidth: 0, ...state }))
    Object.defineProperty(image, key, { value })
  fallbackPicture(image)
  expect(image.className).toBe(className)
})

test('a picture is hidden if it does not load and has no replacement', () => {
  expect(lostPicture().className).toBe('failed')
})
