/**
 * npm run screens: every page at three widths, in English and Arabic, into screens/. `-- --only <parts of names>`,
 * `--languages` and `--widths` select some, each as a list with commas; `--languages all` takes every language at two widths. A sheet
 * of all pictures is written for each language and width. Texts that are cut are listed, and fail the run.
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

const shoot = async (page: Page, screen: Screen, name: string) => {
  const fullPage = screen.fullPage ?? true;
  await page.goto(screen.path);
  await page.waitForLoadState('networkidle', { timeout: fullPage ? 5_000 : 1_000 }).catch(() => {
    // Live pages are never idle; the picture shows what has loaded by now.
  });
  if (fullPage) await seeItAll(page);
  await screen.before?.(page);
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  // Waits until open animations have ended.
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${values.out}/${name}.png`, fullPage, animations: 'disabled' });
  console.log(`  ${values.out}/${name}.png`);
  for (const text of await clippedTexts(page)) {
    console.error(`    ${text}`);
    failed.push(name);
  }
  taken.push(name);
};

/** One browser for all of a known member's pages; each state of a visitor or a new account has its own. */
const sittings = (screens: Screen[], viewer: Viewer): Screen[][] =>
  viewer === 'visitor' || viewer === 'newcomer' ? screens.map((screen) => [screen]) : [screens];

const stopSite = await startSite();
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_ARGS,
});
const failed: string[] = [];
let taken: string[] = [];
const sit = async (viewer: Viewer, screens: Screen[], language: string, width: string) => {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width: Number(width), height: HEIGHTS[width]! },
  });
  // tsx names the functions of `clippedTexts` by a helper that a page lacks.
  await context.addInitScript('globalThis.__name = (each) => each');
  await context.addInitScript((code) => localStorage.setItem('hisLang', code), language);
  await withoutGreeting(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (viewer !== 'visitor') await login(page, viewer === 'newcomer' ? (await makeAccount()).username : viewer);
  for (const screen of screens) {
    const name = `${screen.name}-${language.toLowerCase()}-${width}`;
    await during(screen.during ?? [], () => shoot(page, screen, name)).catch((error: unknown) => {
      console.error(`  ${name}: ${String(error)}`);
      failed.push(name);
    });
  }
  await context.close();
};

try {
  for (const language of languages) {
    for (const width of widths) {
      taken = [];
      for (const viewer of VIEWERS) {
        const screens = PAGES.filter(
          ({ as = 'visitor', name }) =>
            as === viewer && (!values.only || values.only.split(',').some((part) => name.includes(part))),
        );
        for (const some of sittings(screens, viewer)) if (some.length > 0) await sit(viewer, some, language, width);
      }
      if (taken.length > 1) await writeSheet(browser, taken, values.out, `sheet-${language.toLowerCase()}-${width}`);
    }
  }
  console.log(`Done: open ${values.out}/ and look at them.`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stopSite?.();
}
