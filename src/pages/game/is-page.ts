/** Whether an address may go into a frame: an HTTP page, nothing that would run here (`javascript:`). */
export const isPage = (url: string): boolean =>
  URL.canParse(url, 'https://here') && /^https?:$/.test(new URL(url, 'https://here').protocol);
