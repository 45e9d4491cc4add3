import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { SITE_FRAME, type FrameWindow } from '../../../dev/page/ports.ts';

declare const window: FrameWindow;

/** `RECORD=1`: stories run on the traced site, and a story that fails keeps its recording. It is slower, so it must be asked for. */
const isRequestedFor = Boolean(process.env['RECORD']);

/** Pages of this context are those of the traced site, at the site's own addresses. */
export const recordPages = async (context: BrowserContext): Promise<void> => {
  if (!isRequestedFor) return;
  // Chromium does not know that an answer given here is of this machine, and would refuse the page its socket.
  await context.grantPermissions(['local-network-access']);
  await context.route(/./, async (route, request) => {
    const url = new URL(request.url());
    const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
    if (!isPage || url.pathname.startsWith('/dev/')) return route.fallback();
    url.pathname = SITE_FRAME.slice(0, -1) + url.pathname;
    const response = await route.fetch({ url: url.href, maxRedirects: 0 });
    await route.fulfill({ response });
  });
};

/** Keeps what was recorded since the page was last loaded, if the story failed. */
export const keepRecording = async (page: Page, testInfo: TestInfo): Promise<void> => {
  if (!isRequestedFor || testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
  const text = await page.evaluate(() => window.parlourExport?.({ identities: true, amounts: false }));
  if (text === undefined) return;
  const file = testInfo.outputPath('recording.jsonl');
  writeFileSync(file, text);
  await testInfo.attach('recording', { path: file, contentType: 'application/jsonl' });
};
