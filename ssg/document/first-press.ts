import { minifySync } from 'rolldown/utils'
import { HOLD_END } from '#client/contract.ts'
import { SCRIPT_TIMEOUT_MS } from '#client/islands/import-with-retry.ts'

const script = `
(() => {
  let heldButton, isOver = !('at' in []);
  const end = () => {
    isOver = true;
    if (heldButton) {
      heldButton.removeAttribute('aria-busy');
      heldButton.click();
      heldButton = null
    }
  };
  addEventListener('click', event => {
    const button = event.target.closest('[data-island] [type=submit]');
    if (isOver || !button) return;
    event.preventDefault();
    if (!heldButton) setTimeout(end, ${SCRIPT_TIMEOUT_MS});
    heldButton = button;
    button.setAttribute('aria-busy', true)
  }, true);
  addEventListener('error', ({ target, filename }) => {
    const source = target.type == 'module' ? target.src : filename;
    if ((source || '').startsWith(location.origin + '/assets/')) end()
  }, true);
  addEventListener('${HOLD_END}', end)
})()`

/**
 * The only inline script, at the end of every page: it holds back a press on a form's submit button
 * until page-islands.ts can handle it (client/islands/early-events). If a script of the site fails
 * or takes too long, or if the browser is too old for the scripts (client/entry.ts), the browser
 * submits the form as it does without scripts. Errors of scripts that in-app browsers and
 * extensions add to a page do not count.
 */
export const firstPressScript = minifySync('first-press.js', script, {
  // The target is ES2015, so that browsers too old for the other scripts can run this one.
  compress: { target: 'es2015' },
}).code
