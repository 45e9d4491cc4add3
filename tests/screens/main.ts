/**
 * npm run screens: every page at three widths, in English and Arabic, into screens/. `-- --only <names>`, `--languages`
 * and `--widths` select some, each as a list with commas; a word that is no page's name selects the pages whose names contain it.
 * `--languages all` takes every language at two widths. A sheet of all pictures is written for each language and width. Texts that
 * are cut are listed, and fail the run.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { makeAccount } from '../e2e/support/accounts.ts';
import { during } from '../e2e/support/during.ts';
import startSite from '../e2e/support/set-up.ts';
import { siteUrl } from '../e2e/support/scenario.ts';
import { withoutGreeting } from '../support/greeting.ts';
import { LANGUAGES } from '../../contract/primitives.ts';
import { clippedTexts } from './clipped.ts';
import { PAGES } from './pages.ts';
import { login, VIEWERS, type Screen, type Viewer } from './screen.ts';
import { writeSheet } from './sheet.ts';

const HEIGHTS: Record<string, number> = { 1440: 900, 768: 1024, 390: 844 };

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'EN,AR' },
    widths: { type: 'string' },
    out: { type: 'string', default: 'screens' },
  },
});

const only = values.only?.split(',') ?? [];
const pageNames = new Set(PAGES.map(({ name }) => name));
const isEvery = values.languages === 'all';
const languages = isEvery ? LANGUAGES : values.languages.split(',');
const widths = (values.widths ?? (isEvery ? '1440,390' : '1440,768,390')).split(',');

/** Scrolls through the page and back, so that content loaded on view appears in a full-page picture. */
const seeItAll = async (page: Page) => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 150));
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(500);
};

/** Takes the page as it is now. */
const take = async (page: Page, name: string, fullPage: boolean) => {
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  // Waits until open animations have ended.
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${values.out}/${name}.png`, fullPage, animations: 'disabled' });
  console.log(`  ${values.out}/${name}.png`);
  for (const text of await clippedTexts(page)) {
    console.error(`    ${text}`);
    failed.push(name);
  }
};

/** A page at each of these widths. One that stands as it has loaded is loaded once. */
const shoot = async (page: Page, screen: Screen, language: string, widths: readonly string[]) => {
  const fullPage = screen.fullPage ?? true;
  for (const [index, width] of widths.entries()) {
    const size = { width: Number(width), height: HEIGHTS[width] ?? 900 };
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    if (index === 0 || screen.before) {
      await page.goto(screen.path);
      await page.waitForLoadState('networkidle', { timeout: fullPage ? 5_000 : 1_000 }).catch(() => {
        // Live pages are never idle; the picture shows what has loaded by now.
      });
    }
    if (fullPage) await seeItAll(page);
    await screen.before?.(page);
    const name = nameOf(screen, language, width);
    await take(page, name, fullPage);
    taken[width] = [...(taken[width] ?? []), name];
  }
};

interface Sitting {
  screens: Screen[];
  widths: string[];
}
/** One browser for all of a known member's pages; each state of a visitor or a new account has its own, at each width if it is made. */
const sittings = (screens: Screen[], viewer: Viewer): Sitting[] => {
  if (viewer !== 'visitor' && viewer !== 'newcomer') return [{ screens, widths }];
  return screens.flatMap((screen) =>
    (screen.before ? widths.map((width) => [width]) : [widths]).map((some) => ({ screens: [screen], widths: some })),
  );
};

const stopSite = await startSite();
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_ARGS,
});
const failed: string[] = [];
/** Names of the pictures of the present language, by width. */
let taken: Record<string, string[]> = {};
const nameOf = ({ name }: Screen, language: string, width: string) => `${name}-${language.toLowerCase()}-${width}`;
const sit = async (viewer: Viewer, { screens, widths }: Sitting, language: string) => {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width: Number(widths[0]), height: HEIGHTS[widths[0]!] ?? 900 },
  });
  // tsx names the functions of `clippedTexts` by a helper that a page lacks.
  await context.addInitScript('globalThis.__name = (each) => each');
  await context.addInitScript((code) => localStorage.setItem('hisLang', code), language);
  await withoutGreeting(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (viewer !== 'visitor') await login(page, viewer === 'newcomer' ? (await makeAccount()).username : viewer);
  for (const screen of screens) {
    await during(screen.during ?? [], () => shoot(page, screen, language, widths)).catch((error: unknown) => {
      console.error(`  ${screen.name} in ${language}: ${String(error)}`);
      failed.push(screen.name);
    });
  }
  await context.close();
};

try {
  for (const language of languages) {
    taken = {};
    for (const viewer of VIEWERS) {
      const screens = PAGES.filter(
        ({ as = 'visitor', name }) =>
          as === viewer && (only.length === 0 || only.some((part) => (pageNames.has(part) ? name === part : name.includes(part)))),
      );
      for (const some of sittings(screens, viewer)) if (some.screens.length > 0) await sit(viewer, some, language);
    }
    for (const [width, names] of Object.entries(taken))
      if (names.length > 1) await writeSheet(browser, names, values.out, `sheet-${language.toLowerCase()}-${width}`);
  }
  console.log(`Done: open ${values.out}/ and look at them.`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stopSite?.();
}
