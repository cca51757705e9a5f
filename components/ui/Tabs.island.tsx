import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { panelOpenedEarly } from '../../client/dom/pre-hydration-panel.ts'
import { readParam, replaceParam } from '../../client/dom/url-param.ts'
import { Slot } from '../islands/Slot.tsx'
import { PanelLink } from './PanelLink.tsx'

interface TabsProps {
  /** Names the list of tabs for screen readers. */
  label: string
  /** `id` is the tab's own id and its value in the address; its panel is `<id>-panel` and shows the slot named by `slot`. */
  tabs: readonly { id: string; label: string; slot: string }[]
  /** The tab selected as served. */
  initial?: number
  /** Keeps the selected tab in the address under this name ('tab' gives ?tab=tab-2), so that it can be linked to. */
  param?: string
}

const panelId = (id: string) => `${id}-panel`

/** Tabs over served panels. A tab is a link to its panel, which shows it before the script answers; without script every panel is open. */
export default function Tabs({ label, tabs, initial = 0, param }: TabsProps) {
  const [selected, setSelected] = useState(initial)
  const list = useRef<HTMLElement>(null)

  const select = (index: number) => {
    setSelected(index)
    if (param) replaceParam(param, tabs[index]?.id)
  }

  // The address is read after hydration, since the served page is the same for every address, and before it is drawn: a panel that was opened early
  // before the script answered stays.
  useLayoutEffect(() => {
    const openedEarly = panelOpenedEarly(
      list.current,
      tabs.map(({ id }) => panelId(id)),
    )
    // The address may be another page's by now.
    const ownParam = list.current?.isConnected ? param : undefined
    const linked = tabs.findIndex(({ id }) => ownParam && id === readParam(ownParam))
    if (openedEarly >= 0 || linked >= 0) setSelected(openedEarly >= 0 ? openedEarly : linked)
    if (openedEarly >= 0 && ownParam) replaceParam(ownParam, tabs[openedEarly]?.id)
  }, [param, tabs])

  return (
    <TabGroup as={Fragment} selectedIndex={selected} onChange={select}>
      <TabList ref={list} aria-label={label} className="choices">
        {tabs.map(({ id, label: text }) => (
          <Fragment key={id}>
            <Tab as={PanelLink} id={id} panel={panelId(id)} className="choice">
              {text}
            </Tab>{' '}
          </Fragment>
        ))}
      </TabList>
      <TabPanels className="panels-content">
        {tabs.map(({ id, slot }, index) => (
          // Of a fragment's child Headless UI keeps what it does not know yet: the tab's id, which it learns in an effect.
          <TabPanel key={id} as={Fragment} static id={panelId(id)}>
            <div
              role="tabpanel"
              aria-labelledby={id}
              data-unselected={index !== selected || undefined}
              className="panel pt-8"
            >
              <Slot name={slot} />
            </div>
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
