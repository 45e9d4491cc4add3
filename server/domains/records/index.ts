/** What other domains may import of `records`. */
export { nameOf } from './download.ts';
export { issueExportTicket, type Export } from './export-tickets.ts';
export { daysBetween, periodOf } from './period.ts';
export { betsById } from './rounds.ts';
export { serveDownload } from './serve-download.ts';
export { transactionsById } from './transactions.ts';
