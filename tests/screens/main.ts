/** npm run screens: every page at three widths, in English and Arabic, into screens/. `-- --url <address>` takes a running site. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { startSite, temporaryData } from '../support/site-process.ts';
import { PAGES, VIEWERS, type Screen } from './pages.ts';
import { withoutGreeting } from '../support/greeting.ts';

const WIDTHS = { 1440: 900, 768: 1024, 390: 844 } as const;
const LANGUAGES = ['EN', 'AR'] as const;

const { values } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string' }, out: { type: 'string', default: 'screens' } },
});

const login = async (page: Page, username: string) => {
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await form.locator('input[autocomplete="username"]').fill(username);
  await form.locator('input[autocomplete="current-password"]').fill('Parlour-2026');
  await form.locator('button[type="submit"]').click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
};

/** Scrolls through the page and back: what loads when it is seen must be there in a picture of the whole. */
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
  await page.goto(screen.path);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {
    // Live pages are never idle; what is there by now is what a person sees.
  });
  await seeItAll(page);
  await screen.before?.(page);
  await page.screenshot({ path: `${values.out}/${name}.png`, fullPage: screen.fullPage ?? true });
  console.log(`  ${values.out}/${name}.png`);
};

const data = values.url ? null : temporaryData();
const site = data ? await startSite({ dataDir: data.dataDir }) : null;
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_ARGS,
});
try {
  for (const language of LANGUAGES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      for (const viewer of VIEWERS) {
        const screens = PAGES.filter(
          ({ as = 'visitor', name }) => as === viewer && (!values.only || name.includes(values.only)),
        );
        if (screens.length === 0) continue;
        const context = await browser.newContext({
          baseURL: values.url ?? site!.url,
          viewport: { width: Number(width), height },
        });
        await context.addInitScript((code) => localStorage.setItem('hisLang', code), language);
        await withoutGreeting(context);
        const page = await context.newPage();
        if (viewer !== 'visitor') await login(page, viewer);
        for (const screen of screens) await shoot(page, screen, `${screen.name}-${language.toLowerCase()}-${width}`);
        await context.close();
      }
    }
  }
  console.log(`Done: open ${values.out}/ and look at them.`);
} finally {
  await browser.close();
  await site?.stop();
  data?.remove();
}
