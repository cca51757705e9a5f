const names = /^(?:\.DS_Store|\._.*|\..*\.sw[a-p]|\.#.*|~\$.*|Thumbs\.db|desktop\.ini|.*~)$/i

/** What systems, editors and word processors leave behind is no content: .DS_Store, ~$letter. */
export const isLeftBehind = (file: string) => names.test(file.replace(/.*\//, ''))
