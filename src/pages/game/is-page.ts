/** A vendor's address goes into a frame: a page of the web, and nothing that would run here (`javascript:`). */
export const isPage = (url: string): boolean =>
  URL.canParse(url, 'https://here') && /^https?:$/.test(new URL(url, 'https://here').protocol);
