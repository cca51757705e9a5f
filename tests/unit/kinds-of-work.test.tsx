import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ProjectFilter } from '#components/portfolio/ProjectFilter.tsx'
import { filters } from '#data/projects.yaml'

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

describe('a visitor of a site without video pages', () => {
  test('finds no tab for videos on the home page', async () => {
    vi.doMock('virtual:projects', () => ({
      projects: [card('ai', true), card('content', true), card('video', false)],
    }))
    const { HomeProjects } = await import('#components/home/HomeProjects.tsx')
    const html = renderToStaticMarkup(<HomeProjects />)
    expect(html.match(/role="tab"/g)).toHaveLength(2)
    expect(html).not.toContain('Work of video')
  })
})

describe('a visitor of a list with only one kind of work', () => {
  const groups = [{ id: 'content', label: filters.content, count: 1 }]

  test('is given no choice between kinds', () => {
    const html = renderToStaticMarkup(
      <ProjectFilter groups={groups}>Cards</ProjectFilter>,
    )
    expect(html).toBe('Cards')
  })
})
