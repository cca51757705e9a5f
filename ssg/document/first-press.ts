import { minifySync } from 'rolldown/utils'
import { ISLANDS_READY } from '#client/contract.ts'
import { SCRIPT_TIMEOUT_MS } from '#client/islands/import-with-retry.ts'

const script = `
(() => {
  let held, over = !('at' in []);
  const end = () => {
    over = true;
    if (held) {
      held.removeAttribute('aria-busy');
      held.click();
      held = null
    }
  };
  addEventListener('click', event => {
    const button = event.target.closest('[data-island] [type=submit]');
    if (over || !button) return;
    event.preventDefault();
    if (!held) setTimeout(end, ${SCRIPT_TIMEOUT_MS});
    held = button;
    button.setAttribute('aria-busy', true)
  }, true);
  addEventListener('error', ({ target }) => {
    if (target == window || target.type == 'module') end()
  }, true);
  addEventListener('${ISLANDS_READY}', end)
})()`

/**
 * The one inline script, the same at the end of every page: it holds a press on a form until
 * page-islands.ts answers it (client/islands/early-events). Where the rest of the page or a script
 * does not come, or in a browser too old for the scripts (client/entry.ts), the form answers as
 * without script.
 */
export const firstPressScript = minifySync('first-press.js', script, {
  // Browsers that are too old for the other scripts can read this one.
  compress: { target: 'es2015' },
}).code
