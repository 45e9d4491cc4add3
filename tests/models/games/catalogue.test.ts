import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { games } from '../../../contract/games.ts';
import { cardColour } from '../../../src/entities/games/game-card.tsx';
import { classesFor, SITE_CLASSES } from '../../../src/entities/games/classify.ts';
import {
  $lanes,
  $menus,
  $popular,
  $popularState,
  catalogueRequested,
  popularRequested,
} from '../../../src/entities/games/model.ts';
import { $vendorStrip } from '../../../src/entities/games/vendor-strip.ts';
import { languageChanged } from '../../../src/shared/api/context.ts';
import { cut, mockServer } from '../../support/msw.ts';
import { expectIsolated } from '../support/isolation.ts';
import { heardOf, pageOf } from '../support/page.ts';
import { gamesOf, idsOf, lanes } from '../support/samples.ts';

const server = mockServer();

describe('[GAME-11] the vendors', () => {
  const load = async () => {
    server.answer(games.menus, () => ({ list: [{ gameType: 'RNG' as const, games: 45 }] }));
    const scope = pageOf();
    const shown = heardOf($lanes, scope);
    await allSettled(catalogueRequested, { scope });
    return { scope, shown };
  };

  it('come from the server and are cached for the session', async () => {
    server.answer(games.vendors, () => ({ data: { lanes } }));
    const { scope } = await load();
    expect(scope.getState($lanes)).toEqual(lanes);
    expect(scope.getState($menus)).toEqual([{ gameType: 'RNG', games: 45 }]);
    expect(JSON.parse(sessionStorage.getItem('vendorLanes')!)).toEqual(lanes);
  });

  it('load again in another language, because class names are translated, but not when its texts arrive', async () => {
    const calls = server.answer(games.vendors, () => ({ data: { lanes } }));
    const { scope } = await load();
    await allSettled(languageChanged, { scope, params: 'EN' });
    expect(calls).toHaveLength(1);
    await allSettled(languageChanged, { scope, params: 'AR' });
    expect(calls.map(({ headers }) => headers.get('x-language'))).toEqual(['EN', 'AR']);
  });

  it('from the cache show at once, and the server’s list replaces them', async () => {
    sessionStorage.setItem('vendorLanes', JSON.stringify(lanes.slice(0, 1)));
    server.answer(games.vendors, () => ({ data: { lanes } }));
    expect((await load()).shown).toEqual([lanes.slice(0, 1), lanes]);
  });

  it('from the cache stay when the server cannot be reached', async () => {
    sessionStorage.setItem('vendorLanes', JSON.stringify(lanes));
    server.answer(games.vendors, cut);
    expect((await load()).scope.getState($lanes)).toEqual(lanes);
  });

  it('from an unreadable cache count as absent', async () => {
    sessionStorage.setItem('vendorLanes', '{"broken');
    server.answer(games.vendors, cut);
    expect((await load()).scope.getState($lanes)).toEqual([]);
  });

  it('[SHELL-05] appear in the footer once each, without those that begin with TCG', async () => {
    server.answer(games.vendors, () => ({ data: { lanes } }));
    const { scope } = await load();
    expect(scope.getState($vendorStrip).map(({ vassalage }) => vassalage)).toEqual(['STUDIO', 'PG']);
  });
});

describe('[HOME-08] the popular games', () => {
  it('are at most 12', async () => {
    server.answer(games.hot, () => ({ list: gamesOf(1, 15) }));
    const scope = pageOf();
    await allSettled(popularRequested, { scope });
    expect(idsOf(scope.getState($popular))).toEqual(idsOf(gamesOf(1, 12)));
    expect(scope.getState($popularState)).toBe('ready');
  });

  it('report a failed load', async () => {
    server.answer(games.hot, cut);
    const scope = pageOf();
    await allSettled(popularRequested, { scope });
    expect([scope.getState($popular), scope.getState($popularState)]).toEqual([[], 'failed']);
  });

  it('load in their own scope only', async () => {
    server.answer(games.hot, () => ({ list: gamesOf(1, 2) }));
    const scope = pageOf();
    await expectIsolated(scope, [$popular, $popularState], () => allSettled(popularRequested, { scope }));
  });
});

describe('[GAME-04] the classes of a menu', () => {
  const lane = lanes[0]!;
  it.each([
    ['ALL', ['SLOT', 'CRASH']],
    ['STUDIO', ['SLOT', 'CRASH']],
    ['PG', ['SLOT']],
    ['STUDIO,PG', ['SLOT']],
    ['STUDIO,NOBODY', []],
  ])('of %s: the site’s own and %j', (vassalage, own) => {
    expect(classesFor(lane, vassalage)).toEqual([...SITE_CLASSES, ...own]);
  });

  it('are none for an empty choice', () => {
    expect(classesFor(lane, '')).toEqual([]);
  });
});

describe('[GAME-10] a slot card’s colour', () => {
  const ids = Array.from({ length: 500 }, (_, at) => String(10_001 + at));
  const coloursOf = (random: () => number) => ids.map((id) => cardColour(id, sessionStorage, random));

  it('is one of five, each for about as many games, and stays for the session', () => {
    const first = coloursOf(() => 0.25);
    for (const colour of ['color1', 'color2', 'color3', 'color4', 'color5'])
      expect(first.filter((each) => each === colour).length).toBeGreaterThan(60);
    expect(coloursOf(() => 0.75)).toEqual(first);
  });

  it('is drawn anew for another session', () => {
    const first = coloursOf(() => 0.25);
    sessionStorage.clear();
    const same = coloursOf(() => 0.75).filter((colour, at) => colour === first[at]);
    expect(same.length).toBeLessThan(200);
  });

  it('survives what an earlier version of the site stored', () => {
    sessionStorage.setItem('cardColours', '{"1":"color3"}');
    expect(cardColour('1', sessionStorage, () => 0.5)).toMatch(/^color[1-5]$/);
  });
});
