/**
 * Whether this is the full run (`npm run test:all`). `npm test` leaves to it the files `*.full.test.ts`, the browser tests tagged
 * `FULL_RUN_ONLY`, and what asks for this constant: `it.runIf(FULL_RUN)`.
 */
export const FULL_RUN = process.env['TEST_RUN'] === 'full';

/** Tag of a browser test that only the full run contains. */
export const FULL_RUN_ONLY = { tag: '@full-run' };
