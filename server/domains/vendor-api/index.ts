/** What other domains may import of `vendor`. */
export { drawVendorKey } from './draw-key.ts';
export { LaunchRefused, launchAtVendor } from './launch.ts';
export { roundsOf, tablesOf } from './feeds/live.ts';
export { VendorCallFailed, replay } from './platform-client.ts';
