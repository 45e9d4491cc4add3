/** What other domains may import of `records`. */
export { issueExportTicket, type Export } from './export-tickets.ts';
export { daysBetween, periodOf } from './period.ts';
export { serveDownload } from './serve-download.ts';
