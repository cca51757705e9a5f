import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import {
  type ComponentProps,
  Fragment,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { earlyPanelIndex } from '#client/dom/early-panel-index.ts'
import { Slot } from '#components/islands/Slot.tsx'
import { PanelLink } from '#components/ui/PanelLink.tsx'
import { showPanel } from '#components/ui/show-panel.ts'
import { skillTabs } from '#data/home.yaml'

interface SkillsExplorerProps {
  /** Titles of the categories; the panel of the title with index n shows the slot `tab-n`. */
  titles: readonly string[]
}

const skillTabId = (index: number) => `tab-${index}`
const skillPanelId = (index: number) => `skills-${index}`

const WIDE_SCREEN = '(min-width: 64rem)'
const onWidthChange = (listener: () => void) => {
  const mediaQuery = matchMedia(WIDE_SCREEN)
  mediaQuery.addEventListener('change', listener)
  return () => mediaQuery.removeEventListener('change', listener)
}

/** Delays in ms before a skill's description opens or closes (requirements §9.4.6). */
const OPEN_DELAY_MS = 700
const CLOSE_DELAY_MS = 300

/** Handlers that let descriptions open without delay while one is open, and shortly after. */
function useSkipDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handlerFor =
    (isDelaySkipped: boolean, delay: number) =>
    (event: MouseEvent<HTMLElement>) => {
      const skill = (event.target as Element).closest('.skill-item')
      if (!skill || skill.contains(event.relatedTarget as Node | null)) return
      const panel = event.currentTarget
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => panel.toggleAttribute('data-skip-delay', isDelaySkipped),
        delay,
      )
    }
  return {
    onMouseOver: handlerFor(true, OPEN_DELAY_MS),
    onMouseOut: handlerFor(false, CLOSE_DELAY_MS),
  }
}

/** On Escape, closes the open description until pointer or focus leaves its skill (WCAG 1.4.13). */
function closeOnEscape({ key }: KeyboardEvent) {
  if (key !== 'Escape') return
  for (const skill of document.querySelectorAll(
    '.skill-item:hover, .skill-item:focus-within',
  )) {
    skill.setAttribute('data-closed', '')
    for (const type of ['pointerleave', 'focusout'])
      skill.addEventListener(type, () => skill.removeAttribute('data-closed'), {
        once: true,
      })
  }
}

interface PanelProps extends ComponentProps<'div'> {
  isTabPanel: boolean
}

/**
 * A panel: a `tabpanel` on wide screens, the content of an accordion item on narrow ones. On narrow
 * screens it is focusable too: it is served as a `tabpanel` and may have the focus on hydration.
 */
const Panel = ({
  isTabPanel,
  role,
  tabIndex,
  'aria-labelledby': tabId,
  ...props
}: PanelProps) => (
  <div
    {...props}
    tabIndex={isTabPanel ? tabIndex : -1}
    {...(isTabPanel && { role, 'aria-labelledby': tabId })}
  />
)

/** The categories as tabs, on wide screens. */
const SkillTabs = ({
  titles,
  list,
}: SkillsExplorerProps & { list: RefObject<HTMLElement | null> }) => (
  <TabList ref={list} aria-label={skillTabs} className="choices hidden lg:flex">
    {titles.map((title, index) => (
      <Fragment key={title}>
        <Tab
          as={PanelLink}
          id={skillTabId(index)}
          panel={skillPanelId(index)}
          className="choice"
        >
          {title}
        </Tab>{' '}
      </Fragment>
    ))}
  </TabList>
)

/**
 * Skills by category (requirements §2.5.1): tabs on wide screens and, with the same panels, an
 * accordion with at most one open item on narrow ones. The first panel is served open; without
 * script all are open, below their titles. Tabs and headings are links, which open their panels
 * before hydration (styles/choices.css).
 */
export default function SkillsExplorer({ titles }: SkillsExplorerProps) {
  const [openIndex, setOpenIndex] = useState(0)
  const isWide = useSyncExternalStore(
    onWidthChange,
    () => matchMedia(WIDE_SCREEN).matches,
    () => true,
  )
  // One tab is always selected; the accordion may have all items closed (-1).
  const selectedIndex = Math.max(openIndex, 0)
  const shownIndex = isWide ? selectedIndex : openIndex
  const hoverHandlers = useSkipDelay()
  const tabList = useRef<HTMLElement>(null)

  // A panel that was opened before hydration stays open.
  useLayoutEffect(() => {
    const earlyIndex = earlyPanelIndex(
      tabList.current,
      titles.map((_, index) => skillPanelId(index)),
    )
    if (earlyIndex >= 0) setOpenIndex(earlyIndex)
  }, [titles])

  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  const showCategory = (index: number) =>
    showPanel(
      tabList.current,
      index < 0 ? undefined : skillPanelId(index),
      () => setOpenIndex(index),
    )

  return (
    <TabGroup selectedIndex={selectedIndex} onChange={showCategory}>
      <SkillTabs titles={titles} list={tabList} />
      <TabPanels as={Fragment}>
        {titles.map((title, index) => (
          <div key={title} className="border-b lg:border-0">
            <h3 className="panel-title lg:hidden">
              <PanelLink
                panel={skillPanelId(index)}
                aria-expanded={shownIndex === index}
                className="disclosure no-underline text-[1.125rem] leading-[1.3]"
                onClick={() => showCategory(shownIndex === index ? -1 : index)}
              >
                {title}
              </PanelLink>
            </h3>
            <TabPanel as={Fragment} static id={skillPanelId(index)}>
              <Panel
                isTabPanel={isWide}
                aria-labelledby={skillTabId(index)}
                data-unselected={shownIndex !== index || undefined}
                className="panel"
                {...hoverHandlers}
              >
                <Slot name={`tab-${index}`} />
              </Panel>
            </TabPanel>
          </div>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
