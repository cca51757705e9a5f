const dataOfMain = () => document.querySelector<HTMLElement>('main')?.dataset

/** Path of the shown page, from its markup; undefined on the not-found page and on a stand-in. */
export const pagePath = () => dataOfMain()?.page

/** Whether the offline page or an error page is shown in place of the address's own page. */
export const isStandIn = () => dataOfMain()?.standIn !== undefined

/** Stores the path of the loaded page for dom/visit-source; '' if pagePath() is undefined. */
export function noteEntrance() {
  document.documentElement.dataset.entrance = pagePath() ?? ''
}
