import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ProjectFilter } from '#components/portfolio/ProjectFilter.tsx'
import { filters } from '#data/projects.yaml'
import { callToAction } from '#data/services.yaml'

const card = (group: string, home: boolean) => ({
  id: group,
  group,
  home,
  title: `Work of ${group}`,
  description: '',
  badges: [],
  results: '',
  technologies: [],
  link: `/${group}`,
  isSecond: false,
})

/** The home page's projects, and the end of a service page, on a site with `projects`. */
async function pagesWith(projects: readonly ReturnType<typeof card>[]) {
  vi.doMock('virtual:projects', () => ({ projects }))
  const { HomeProjects } = await import('#components/home/HomeProjects.tsx')
  const { CallToAction } = await import('#components/services/ServicePage.tsx')
  return {
    home: renderToStaticMarkup(<HomeProjects />),
    service: renderToStaticMarkup(<CallToAction />),
  }
}

beforeEach(() => {
  vi.resetModules()
})

describe('a visitor of a site without video pages', () => {
  test('finds no tab for videos on the home page', async () => {
    const { home: html } = await pagesWith([
      card('ai', true),
      card('content', true),
      card('video', false),
    ])
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).not.toContain('Work of video')
  })
})

describe('a visitor of a site without projects on the home page', () => {
  test('finds no projects section, and no link to one on a service page', async () => {
    const { home, service } = await pagesWith([card('video', false)])
    expect(home).toBe('')
    expect(service).toContain(`href="${callToAction.primary.href}"`)
    expect(service).not.toContain('/#projects')
  })
})

describe('a visitor of a list with only one kind of work', () => {
  const groups = [{ id: 'content', label: filters.content, count: 1 }]

  test('is not offered a choice between kinds', () => {
    const html = renderToStaticMarkup(
      <ProjectFilter groups={groups}>Cards</ProjectFilter>,
    )
    expect(html).toBe('Cards')
  })
})
