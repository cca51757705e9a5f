const dataOfMain = () => document.querySelector<HTMLElement>('main')?.dataset

/** Path of the page shown, as its markup names it; undefined on a page for an unknown address. */
export const pagePath = () => dataOfMain()?.page

/** Whether the offline page or an error page is shown in place of the page of the address. */
export const isStandIn = () => dataOfMain()?.standIn !== undefined

/** Notes the first page of the visit for dom/visit-source; '' if its address is unknown. */
export function noteEntrance() {
  document.documentElement.dataset.entrance = pagePath() ?? ''
}
