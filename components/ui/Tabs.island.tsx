import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { panelOpenedEarly } from '#client/dom/panel-opened-early.ts'
import { readParam, replaceParam } from '#client/dom/url-param.ts'
import { Slot } from '#components/islands/Slot.tsx'
import { PanelLink } from './PanelLink.tsx'
import { showPanel } from './show-panel.ts'

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string
  /** `id` is also the value in the URL; the panel `<id>-panel` shows the slot of that name. */
  tabs: readonly { id: string; label: string }[]
  /** Index of the tab that is selected in the served page. */
  initial?: number
  /** Query parameter that holds the selected tab ('tab' gives ?tab=tab-2), for links to it. */
  param: string
}

const panelId = (id: string) => `${id}-panel`

/**
 * Tabs over served panels. Before hydration a tab is a link that opens its panel; without script
 * all are open.
 */
export default function Tabs({ label, tabs, initial = 0, param }: TabsProps) {
  const [selected, setSelected] = useState(initial)
  const list = useRef<HTMLElement>(null)

  const select = (index: number) => {
    const id = tabs[index]?.id
    showPanel(list.current, id && panelId(id), () => setSelected(index))
    replaceParam(param, id)
  }

  // The URL is read after hydration, since the served page is the same for every URL, and before
  // paint, so that a panel that was opened before hydration stays open.
  useLayoutEffect(() => {
    const openedEarly = panelOpenedEarly(
      list.current,
      tabs.map(({ id }) => panelId(id)),
    )
    // A soft navigation may have changed the URL to another page's by now.
    const chosen = list.current?.isConnected ? readParam(param) : null
    const linked = tabs.findIndex(({ id }) => id === chosen)
    if (openedEarly >= 0) {
      setSelected(openedEarly)
      if (list.current?.isConnected) replaceParam(param, tabs[openedEarly]?.id)
    } else if (linked >= 0) setSelected(linked)
  }, [param, tabs])

  return (
    <TabGroup as={Fragment} selectedIndex={selected} onChange={select}>
      <TabList
        ref={list}
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
          // Headless UI learns the tab's id in an effect; as a fragment it keeps the child's own
          // attributes.
          <TabPanel key={id} as={Fragment} static id={panelId(id)}>
            <div
              role="tabpanel"
              aria-labelledby={id}
              data-unselected={index !== selected || undefined}
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
