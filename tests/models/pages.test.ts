import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { awards } from '../../contract/awards.ts';
import { draws } from '../../contract/draws.ts';
import { games } from '../../contract/games.ts';
import { site } from '../../contract/site.ts';
import type { Banner, HelpTopic, Promotion } from '../../contract/site-content.ts';
import { $popular } from '../../src/entities/games/model.ts';
import { campaignsView } from '../../src/features/awards/index.ts';
import { drawsView } from '../../src/features/draws/index.ts';
import { $topics, helpOpened } from '../../src/pages/help/model.ts';
import { $banners, $jackpotGames, homeOpened } from '../../src/pages/home/model.ts';
import { $promotions, $state, promotionsOpened, retried } from '../../src/pages/promotions/use-promotions.ts';
import { languageChanged } from '../../src/shared/api/context.ts';
import { cut, mockServer } from '../support/msw.ts';
import { expectIsolated } from './support/isolation.ts';
import { begin, pageOf } from './support/page.ts';
import { gamesOf, idsOf } from './support/samples.ts';

const server = mockServer();

const bannerOf = (title: string): Banner => ({
  id: 1,
  groupName: 'w_home',
  title,
  text: '',
  eyebrow: '',
  action: '',
  imageUrl: '',
  url: '/rng',
  linkageType: 'route',
});
const promotionOf = (title: string): Promotion => ({
  id: 1,
  title,
  summary: '',
  body: '',
  imageUrl: '',
  startsAtMs: 0,
  endsAtMs: null,
});
const topicOf = (title: string): HelpTopic => ({ anchor: 'faq', title, body: '' });

describe('the home page', () => {
  const serve = () => {
    server.answer(games.hot, ({ language }) => ({ list: gamesOf(1, 2, { displayName: `hot in ${language}` }) }));
    return server.answer(games.list, () => ({ games: gamesOf(1, 6), pageNum: 1, totalPages: 1, total: 3 }));
  };

  it('[HOME-02] [HOME-04] shows its banners, and four hot games beside the jackpot', async () => {
    const lists = serve();
    const banners = server.answer(site.banners, () => ({ list: [bannerOf('Welcome')] }));
    const scope = pageOf();
    await allSettled(homeOpened, { scope });
    expect(banners.map(({ request }) => request)).toEqual([{ groupName: 'w_home', language: 'EN' }]);
    expect(scope.getState($banners)).toEqual([bannerOf('Welcome')]);
    expect(lists.map(({ request }) => [request.isHot, request.pageSize])).toEqual([['1', 4]]);
    expect(idsOf(scope.getState($jackpotGames)!)).toEqual([1, 2, 3, 4]);
  });

  it('opens without banners when they cannot be loaded', async () => {
    serve();
    server.answer(site.banners, cut);
    const scope = pageOf();
    await allSettled(homeOpened, { scope });
    expect(scope.getState($banners)).toEqual([]);
  });

  it('[SYS-08] changes its language at once', async () => {
    serve();
    server.answer(site.banners, ({ language }) => ({ list: [bannerOf(`in ${language}`)] }));
    const scope = pageOf();
    await allSettled(homeOpened, { scope });
    await allSettled(languageChanged, { scope, params: 'AR' });
    expect(scope.getState($banners)![0]!.title).toBe('in AR');
    expect(scope.getState($popular)[0]!.displayName).toBe('hot in AR');
  });

  it('opens in its own scope only', async () => {
    serve();
    server.answer(site.banners, () => ({ list: [] }));
    const scope = pageOf();
    await expectIsolated(scope, [$banners, $jackpotGames], () => allSettled(homeOpened, { scope }));
  });
});

describe('[MEM-06] promotions', () => {
  beforeEach(() => {
    server.answer(awards.campaigns, () => ({ list: [], currency: 'USD', exponent: 2 }));
    server.answer(draws.list, () => ({ list: [], currency: 'USD', exponent: 2 }));
  });
  const open = async (scope: Scope) => {
    await begin(scope);
    await allSettled(promotionsOpened, { scope });
    await allSettled(campaignsView.opened, { scope });
    await allSettled(drawsView.opened, { scope });
  };

  it('are loading, then failed, and ready after another attempt', async () => {
    server.answer(site.promotions, (_, { nth }) => (nth === 1 ? cut() : { list: [promotionOf('Spring')] }));
    const scope = pageOf();
    expect(scope.getState($state)).toBe('loading');
    await open(scope);
    expect(scope.getState($state)).toBe('failed');
    await allSettled(retried, { scope });
    expect([scope.getState($state), scope.getState($promotions)]).toEqual(['ready', [promotionOf('Spring')]]);
  });

  it('report an empty list', async () => {
    server.answer(site.promotions, () => ({ list: [] }));
    const scope = pageOf();
    await open(scope);
    expect(scope.getState($state)).toBe('empty');
  });
});

describe('[NAV-04] help', () => {
  it('loads in the page’s language and follows it; a page that was not opened requests nothing', async () => {
    const calls = server.answer(site.help, ({ language }) => ({ list: [topicOf(`in ${language}`)] }));
    const scope = pageOf();
    await allSettled(languageChanged, { scope, params: 'CN' });
    expect(calls).toHaveLength(0);
    await allSettled(helpOpened, { scope });
    await allSettled(languageChanged, { scope, params: 'AR' });
    expect(calls.map(({ request }) => request.language)).toEqual(['CN', 'AR']);
    expect(scope.getState($topics)).toEqual([topicOf('in AR')]);
  });
});
