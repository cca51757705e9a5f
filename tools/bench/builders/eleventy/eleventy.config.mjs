import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'

export default function (config) {
  config.addTemplateFormats('mdx')
  config.addExtension('mdx', {
    compile: async (source) => {
      const { default: Page } = await evaluate(source, runtime)
      return () => renderToStaticMarkup(createElement(Page))
    },
  })
  return { dir: { input: 'src', includes: '../_includes', output: 'dist' } }
}
