/** What the demo, a user of this domain, makes its merchants with. */
export { writeGames } from './catalogue.ts';
export { insertHost } from './hosts.ts';
export { insertMerchant } from './merchant.ts';
export { checkTimeZones } from './time-zones.ts';
export { drawFirstKeys, writeVendor } from './vendors.ts';
