/** Parts that load after the first page. */
export { $apps } from './apps.ts';
export { moduleOn } from './modules.ts';
export { $canReset, $resetMethods } from './resets.ts';
export { connectApiOrigin, originNeeded } from './api-origin.ts';
export { connectReloadRetry } from './reload-retry.ts';
