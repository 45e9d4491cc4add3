/** What other domains may import of `vendor`. */
export { drawVendorKey } from './draw-key.ts';
export { joinAtVendor, LaunchRefused, launchAtVendor } from './launch.ts';
export { roundsOf, tablesOf } from './feeds/live.ts';
export { VendorCallFailed, replay, slips } from './platform-client.ts';
