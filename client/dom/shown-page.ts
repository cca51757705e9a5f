const dataOfMain = () => document.querySelector<HTMLElement>('main')?.dataset

/** Path of the shown page, from its markup; undefined on the page for an unknown address. */
export const pagePath = () => dataOfMain()?.page

/** Whether the offline page or an error page is shown in place of the address's own page. */
export const isStandIn = () => dataOfMain()?.standIn !== undefined

/** Stores the path of the visit's first page for dom/visit-source; '' for an unknown address. */
export function noteEntrance() {
  document.documentElement.dataset.entrance = pagePath() ?? ''
}
