import { FULL_RUN_ONLY } from '../support/full-run.ts';
import { enter } from './support/enter.ts';
import { checkPage, checkWidths, expectNoSidewaysScroll, goTo } from './support/page-checks.ts';
import { expect, expectAccessible, operator, siteUrl, test } from './support/scenario.ts';
import { expectLive, PASSWORD } from './support/people.ts';

/** The tests' site has no bets: the operator funds the jackpot. */
const fundJackpot = () => operator('jackpot', 'fund', 'grand', '100000', '--reason', 'a story');

test.describe('Motion on the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[HOME-04 LIVE-03] the jackpot grows by itself', async ({ page }) => {
    await fundJackpot();
    await page.goto('/');
    await expectLive(page);
    const figure = page.getByText(/^Grand jackpot \d/).first();
    const before = await figure.innerText();
    await expect.poll(() => figure.innerText(), { timeout: 20_000 }).not.toBe(before);
    const minor = (text: string) => Number(text.replace(/\D/g, ''));
    expect(minor(await figure.innerText())).toBeGreaterThan(minor(before));
  });

  test('[HOME-04] the wheels of the jackpot turn without scripts', FULL_RUN_ONLY, async ({ page }) => {
    await fundJackpot();
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window);
      Object.assign(window, { framesRequested: 0 });
      window.requestAnimationFrame = (callback) => {
        (window as unknown as { framesRequested: number }).framesRequested += 1;
        return ask(callback);
      };
    });
    await page.goto('/');
    await expectLive(page);
    const wheelTurns = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-wheel]') ?? false),
      );
    await expect.poll(wheelTurns, { timeout: 20_000 }).toBe(true);
    const frames = () => page.evaluate(() => (window as unknown as { framesRequested: number }).framesRequested);
    // The notices run on a stream of frames (SYS-16); under the pointer they rest.
    await page.getByRole('region', { name: 'Notices' }).hover();
    await page.waitForTimeout(300);
    const before = await frames();
    await page.waitForTimeout(1_500);
    // One frame per batch of updates, at most ten a second; a script that turns the wheels would request sixty.
    expect((await frames()) - before).toBeLessThan(20);
  });

  test('[PP-31] nothing moves while the page loads', FULL_RUN_ONLY, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expectLive(page);
      await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
      await page.waitForTimeout(1_000);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `at ${width}`).toBeLessThan(
        0.005,
      );
    }
  });
});

test.describe('A visitor on the home page', () => {
  test('[NAV-01..11] finds a page behind every link', FULL_RUN_ONLY, async ({ page, request }) => {
    await page.goto('/');
    await expectLive(page);
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    const links = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .map(({ href }) => new URL(href))
          .filter(({ origin }) => origin === location.origin)
          // Games have a test of their own.
          .filter(({ pathname }) => !pathname.startsWith('/game/'))
          .map(({ pathname, search }) => pathname + search),
      ),
    ]);
    expect(links.length).toBeGreaterThanOrEqual(15);
    for (const link of links) {
      expect((await request.get(link)).status(), link).toBe(200);
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, link);
      await expect(page.getByRole('heading', { level: 1 }).first(), link).toBeAttached();
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), link).toHaveCount(0);
    }
  });

  test(
    '[GAME-07 AUTH-13] must log in for a game, and sees a message for a game without an engine',
    FULL_RUN_ONLY,
    async ({ page }) => {
      // A game of the catalogue that has no engine; lists leave it out.
      await page.goto('/game/20014');
      await expect(page.getByText('Log in to play', { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Username').fill('player1');
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('This game is not available right now')).toBeVisible();
      await expect(page.getByText('This game is not available. No stake was taken.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Other games' }).getByRole('link').first()).toBeVisible();
    },
  );

  for (const language of ['EN', 'AR'] as const) {
    test(
      `in ${language}: uses the responses embedded in the page, and requests none of them again`,
      FULL_RUN_ONLY,
      async ({ page, context }) => {
        await context.addCookies([{ name: 'hisLang', value: language, url: siteUrl() }]);
        await page.addInitScript((code) => localStorage.setItem('hisLang', code), language);
        // Games of a type load when they are near the window; in a low one, none is.
        await page.setViewportSize({ width: 1440, height: 600 });
        const requested: string[] = [];
        page.on('request', (request) => {
          const path = new URL(request.url()).pathname;
          if (/^\/(wps|lgw)\//.test(path)) requested.push(path);
        });
        const answer = await page.goto('/');
        expect(await answer!.text()).toContain(
          language === 'AR' ? '<html lang="ar" dir="rtl">' : '<html lang="en" dir="ltr">',
        );
        await expectLive(page);
        expect(requested).toEqual([]);
      },
    );
  }

  test('[HOME-06 LIVE-10] sees new winners without any action', async ({ page }) => {
    const somebodyWins = () =>
      expect(() => operator('demo-bet', '--stake', '500', '--win')).toPass({ timeout: 40_000 });
    await somebodyWins();
    await page.goto('/');
    await expectLive(page);
    const winners = page.locator('section', { has: page.getByRole('heading', { name: 'Winners' }) });
    await winners.scrollIntoViewIfNeeded();
    const newest = () => winners.getByRole('listitem').first().innerText();
    const before = await newest();
    await somebodyWins();
    await expect.poll(newest).not.toBe(before);
  });

  test('[HOME-01..08] finds every block of the page', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Notices' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Grand' })).toBeVisible();
    for (const name of [/^Casino/, 'Fishing']) {
      await expect(page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name })).toBeVisible();
    }
    for (const name of ['Popular now', 'Casino', 'Fishing', 'Winners', 'Announcements']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    }
  });

  test(
    '[HOME-05 GAME-03] a rail loads more games at its end; a list is put in another order',
    FULL_RUN_ONLY,
    async ({ page }) => {
      await page.goto('/');
      // The sections below are rendered when they come near.
      await page.getByRole('heading', { name: 'Casino', exact: true }).scrollIntoViewIfNeeded();
      const rail = page.getByRole('list', { name: 'Casino', exact: true });
      await rail.scrollIntoViewIfNeeded();
      await expect(rail.getByRole('link')).toHaveCount(10);
      const toEnd = () => rail.evaluate((list) => (list.scrollLeft = list.scrollWidth));
      await toEnd();
      await expect(rail.getByRole('link')).toHaveCount(12);
      await toEnd();
      await expect(rail.getByRole('link')).toHaveCount(24);
      await page
        .getByRole('link', { name: /^See all \d{3}$/ })
        .first()
        .click();
      const list = page.getByRole('list', { name: 'Casino', exact: true });
      const names = () =>
        list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
      await expect.poll(names).not.toEqual([]);
      const byPlay = await names();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest RTP');
      await expect.poll(names).not.toEqual(byPlay);
      const first = list.getByRole('article').first();
      await first.getByRole('link').focus();
      await expect(first.getByText(/^RTP 9\d/)).toBeVisible();
    },
  );

  test('[SYS-07 SYS-08] reads it in English, Chinese and Arabic, which runs right to left', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    for (const [label, lang, dir] of [
      ['简体中文', 'zh-Hans', 'ltr'],
      ['العربية', 'ar', 'rtl'],
    ] as const) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Language|语言|اللغة/ })
        .click();
      await page
        .getByRole('button', { name: label })
        .or(page.getByRole('menuitemradio', { name: label }))
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
    }
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => [localStorage.getItem('hisLang'), localStorage.getItem('lang')])).toEqual([
      'AR',
      'AR',
    ]);
  });

  for (const language of ['EN', 'AR'] as const)
    test(
      `[PP-31] sees a page that fits every width in ${language}, with no axe violations`,
      language === 'AR' ? {} : FULL_RUN_ONLY,
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.addInitScript((code) => localStorage.setItem('hisLang', code), language);
        await page.goto('/');
        await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
        await expect(page.getByRole('list').nth(2)).toBeAttached();
        for (const width of [1440, 768, 390, 320])
          await test.step(`${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await expectLive(page);
            await expectNoSidewaysScroll(page, `home in ${language}`, [width]);
            await page.setViewportSize({ width, height: 900 });
            await expectAccessible(page, `home in ${language} at ${width}`);
          });
      },
    );
});

test.describe('A visitor on any page', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });

  for (const [kind, details, paths] of [
    ['of the main menu', {}, ['/slots', '/live', '/promotions', '/help']],
    [
      'of games',
      FULL_RUN_ONLY,
      ['/hot', '/new', '/fish', '/sports', '/esports', '/pvp', '/lott', '/elott', '/cockfight'],
    ],
    ['of other things', FULL_RUN_ONLY, ['/providers', '/jackpots', '/helpmc', '/no-such-page']],
  ] as const)
    test(
      `[NAV-12 PP-31] pages ${kind}: own title, no axe violations, no sideways scrolling, same page after a reload`,
      details,
      async ({ page }) => {
        await page.goto('/credits');
        for (const path of paths)
          await test.step(path, async () => {
            await goTo(page, path);
            await checkPage(page, path, / · /);
          });
      },
    );

  test('[PP-31] the pages around them do not scroll sideways in a narrow window', FULL_RUN_ONLY, async ({ page }) => {
    await page.goto('/down');
    await checkWidths(page, ['/credits', '/down', '/login', '/register', '/deposit', '/member', '/game/10001']);
  });
});

test('[PP-31] a member’s pages do not scroll sideways in a narrow window', FULL_RUN_ONLY, async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, 'player1', '/credits');
  await checkWidths(page, [
    '/member',
    '/member/transactionHistory',
    '/member/personalHistoryCopy',
    '/member/limits',
    '/member/securityCenter',
    '/deposit',
    '/favorite',
    '/recent',
  ]);
});
