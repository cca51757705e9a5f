// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fallbackPicture } from '#client/behaviours/fallback-picture.ts'

/** A picture that does not come. */
function lostPicture(fallback?: string) {
  const image = document.createElement('img')
  image.srcset = '/images/me-640.jpg 640w'
  image.src = '/images/me.jpg'
  if (fallback) image.dataset.fallback = fallback
  fallbackPicture(image)
  image.dispatchEvent(new Event('error'))
  return image
}

test('a portrait that does not load gives way to another picture, and the console says so', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const image = lostPicture('/mark.svg')
  expect(image.getAttribute('src')).toBe('/mark.svg')
  // Browsers prefer a set to a source.
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(error).toHaveBeenCalledExactlyOnceWith('Image failed to load')
  error.mockClear()
})

test('a picture whose replacement does not load either is hidden', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const image = lostPicture('/mark.svg')
  image.dispatchEvent(new Event('error'))
  expect(image.className).toBe('failed')
  error.mockClear()
})

test.each([
  [
    'was lost before its script came',
    { complete: true, currentSrc: '/me' },
    'failed',
  ],
  ['is on its way', { complete: false, currentSrc: '/me' }, ''],
  [
    'is there',
    {
      complete: true,
      naturalWidth: 640,
      currentSrc: '/me',
    },
    '',
  ],
  ['is not asked for yet', { complete: true, currentSrc: '' }, ''],
])('a picture that %s is dealt with at once', (_, state, name) => {
  const image = document.createElement('img')
  for (const [key, value] of Object.entries({ naturalWidth: 0, ...state }))
    Object.defineProperty(image, key, { value })
  fallbackPicture(image)
  expect(image.className).toBe(name)
})

test('a photograph without a replacement is hidden', () => {
  expect(lostPicture().className).toBe('failed')
})
