/**
 * The one inline script, letter by letter the same on every page of every build, so that one hash in the security policy allows it
 * (ssg/hosts/headers) and no host's headers change with a build. It loads the scripts' entry, whose address stands in the link before it.
 *
 * It inserts an element because that is what 'strict-dynamic' trusts in every browser; Chrome and Firefox refuse an import() here, since a script
 * that is allowed by its hash hands nothing on to what it imports. As a module it runs after the page is parsed. The pattern keeps a link that
 * somebody smuggled into the page from naming anything but one of the site's own scripts.
 */
export const loaderScript = String.raw`const s=document.createElement("script"),u=document.getElementById("entry").href.match(/\/assets\/[\w-]+\.js$/)[0];s.type="module";s.src=self.trustedTypes?.createPolicy("entry",{createScriptURL:()=>u}).createScriptURL("")??u;document.head.append(s)`

/** Brings `entry` early, after everything that the first paint needs, and runs it. */
export const loadEntry = (entry: string) =>
  `<link rel="modulepreload" id="entry" href="/${entry}" fetchpriority="low"><script type="module">${loaderScript}</script>`
