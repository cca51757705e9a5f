import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { earlyPanelIndex } from '#client/dom/early-panel-index.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'
import { Slot } from '#components/islands/Slot.tsx'
import { PanelLink } from './PanelLink.tsx'
import { showPanel } from './show-panel.ts'

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string
  /** `id` is also the value in the URL and the name of the slot in the panel `<id>-panel`. */
  tabs: readonly { id: string; label: string }[]
  /** Index of the tab that is selected in the served page. */
  initial?: number
  /** Query parameter for the selected tab, so that links can open it ('tab' gives ?tab=tab-2). */
  param: string
}

const panelId = (id: string) => `${id}-panel`

/**
 * Tabs above prerendered panels. Before hydration a tab is a link that opens its panel; without
 * script all panels are open.
 */
export default function Tabs({ label, tabs, initial = 0, param }: TabsProps) {
  const [selectedIndex, setSelectedIndex] = useState(initial)
  const tabList = useRef<HTMLElement>(null)

  const selectTab = (index: number) => {
    const id = tabs[index]?.id
    showPanel(tabList.current, id && panelId(id), () => setSelectedIndex(index))
    replaceParam(param, id)
  }

  // The URL is read after hydration, since the prerendered HTML is the same for every query, and
  // before paint, so that a panel opened before hydration does not close for a moment.
  useLayoutEffect(() => {
    const earlyIndex = earlyPanelIndex(
      tabList.current,
      tabs.map(({ id }) => panelId(id)),
    )
    // By now a soft navigation may have changed the URL to that of another page.
    const linkedId = tabList.current?.isConnected ? readParam(param) : null
    const linkedIndex = tabs.findIndex(({ id }) => id === linkedId)
    if (earlyIndex >= 0) {
      setSelectedIndex(earlyIndex)
      if (tabList.current?.isConnected)
        replaceParam(param, tabs[earlyIndex]?.id)
    } else if (linkedIndex >= 0) setSelectedIndex(linkedIndex)
  }, [param, tabs])

  return (
    <TabGroup as={Fragment} selectedIndex={selectedIndex} onChange={selectTab}>
      <TabList
        ref={tabList}
        aria-label={label}
        className={tabs.length > 3 ? 'choices' : 'choices choices-in-line'}
      >
        {tabs.map(({ id, label: text }) => (
          <Fragment key={id}>
            <Tab as={PanelLink} id={id} panel={panelId(id)} className="choice">
              {text}
            </Tab>{' '}
          </Fragment>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id }, index) => (
          // As a Fragment, TabPanel keeps the attributes of its child. The child sets
          // `aria-labelledby` itself, since Headless UI knows the tab's id only after an effect.
          <TabPanel key={id} as={Fragment} static id={panelId(id)}>
            <div
              role="tabpanel"
              aria-labelledby={id}
              data-unselected={index !== selectedIndex || undefined}
              className="panel pt-4 lg:pt-8"
            >
              <Slot name={id} />
            </div>
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
