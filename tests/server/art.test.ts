import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANNER_THEMES, drawBanner } from '../../server/art/banner.ts';
import { drawMerchantMark, drawFavicon } from '../../server/art/merchant-mark.ts';
import type { DemoGame } from '../../server/art/catalogue.ts';
import { DEMO_GAMES, DEMO_VENDORS } from '../../server/art/catalogue.ts';
import { ART_CREDITS } from '../../server/art/credits.ts';
import type { GameSpec } from '../../server/art/game.ts';
import { drawGame } from '../../server/art/game.ts';
import { createLru } from '../../server/art/lru.ts';
import { KIN } from '../../server/art/motif-kin.ts';
import { THEMES } from '../../server/art/motif-table.ts';
import { hasMotif, motifPlace } from '../../server/art/motifs.ts';
import { drawAgeLimit, drawAvatar, drawEntryTile, drawPromotion, PROMOTION_KINDS } from '../../server/art/pictures.ts';
import { artRoutes } from '../../server/art/routes.ts';
import type { Shape } from '../../server/art/scene.ts';
import { SHAPES } from '../../server/art/scene.ts';
import { drawSymbol, SYMBOL_NAMES } from '../../server/art/symbols.ts';
import { drawVendorLogo } from '../../server/art/vendor-logo.ts';
import { VENDOR_LOOKS } from '../../server/art/vendor-looks.ts';

/** Bytes before compression; a tile is transferred at a quarter of this size. */
const MOST = 30_000;
const USUAL = 21_000;
const TYPES = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'];

const specOf = (game: DemoGame, shape: Shape = 'tile'): GameSpec => ({
  nodeId: game.nodeId,
  gameType: game.gameType,
  classify: game.classify,
  vendor: game.vendor,
  title: game.names.EN,
  motif: game.motif,
  shape,
});
const tiles = DEMO_GAMES.map((game) => drawGame(specOf(game)));
const wides = DEMO_GAMES.map((game) => drawGame(specOf(game, 'wide')));
const others = [
  ...BANNER_THEMES.flatMap((theme) => [false, true].map((mirror) => drawBanner({ seed: 'a', theme, mirror }))),
  ...PROMOTION_KINDS.map((kind) => drawPromotion({ seed: 'a', kind })),
  ...DEMO_VENDORS.map(({ code, name }) => drawVendorLogo({ vendor: code, name })),
  ...(['LIVE', 'RNG', 'FISH'] as const).map(drawEntryTile),
  ...([18, 21] as const).map(drawAgeLimit),
  ...['m1', 'm2', 'm3', 'm4'].map(drawAvatar),
  ...SYMBOL_NAMES.map(drawSymbol),
  drawMerchantMark(),
  drawFavicon(),
];
const all = [...tiles, ...wides, ...others];

/**
 * Returns why a text is not well-formed XML of elements with attributes, or null. It is stricter than XML, which is enough here.
 */
function flaw(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const token of xml.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<&]*")*)(\/?)>/g)) {
    const [tag, closing, name = '', attributes = '', empty] = token;
    const text = xml.slice(end, token.index);
    if (/[<>]|&(?!(?:amp|lt|gt|quot);)|[\u0000-\u0008]/.test(text)) return `text ${text.slice(0, 60)}`;
    if (text.trim() !== '' && open.at(-1) !== 'title') return `text outside a title: ${text.slice(0, 60)}`;
    end = token.index + tag.length;
    const keys = [...attributes.matchAll(/ ([a-zA-Z][\w:-]*)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) return `attribute twice in ${tag.slice(0, 120)}`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> out of order`;
    } else if (!empty) open.push(name);
    if (open.length === 0 && end < xml.length) return 'more than one root';
  }
  return end === xml.length && open.length === 0 ? null : `broken at ${xml.slice(end, end + 80)}`;
}

/** Left, right, top and bottom of a glyph outline (relative m, l, q, z), control points included. */
function outlineBox(d: string): [number, number, number, number] {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  const box: [number, number, number, number] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [, command = '', rest = ''] of d.matchAll(/([mlqcz])([^mlqcz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const step = { m: 2, l: 2, q: 4, c: 6, z: 0 }[command]!;
    if (command === 'z') [x, y] = start;
    for (let i = 0; step > 0 && i < numbers.length; i += step) {
      for (let j = 0; j < step; j += 2) {
        const [px, py] = [x + numbers[i + j]!, y + numbers[i + j + 1]!];
        [box[0], box[1], box[2], box[3]] = [
          Math.min(box[0], px),
          Math.max(box[1], px),
          Math.min(box[2], py),
          Math.max(box[3], py),
        ];
        if (j === step - 2) [x, y] = [px, py];
      }
      if (command === 'm' && i === 0) start = [x, y];
    }
  }
  return box;
}

/** The box of a drawn title with its outline, computed from the finished picture alone. */
function titleBox(svg: string): [number, number, number, number] {
  const groups = [...svg.matchAll(/<g id="([^"]+)" stroke-linejoin="round">(.*?)<\/g>/g)];
  const [, id, letters = ''] = groups.at(-1)!;
  const at = new RegExp(
    `<g transform="translate\\(([-\\d.]+) ([-\\d.]+)\\) scale\\(([\\d.]+)\\)"><use href="#${id}"`,
  ).exec(svg)!;
  const [tx, ty, scale] = [Number(at[1]), Number(at[2]), Number(at[3])];
  const outline = (0.24 / 2) * 250;
  const box: [number, number, number, number] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [use] of letters.matchAll(/<use [^>]+>/g)) {
    const d = new RegExp(`<path id="${/#([^"]+)"/.exec(use)![1]}" d="([^"]+)"`).exec(svg)![1]!;
    const [left, right, top, bottom] = outlineBox(d);
    const moved = /translate\(([-\d.]+) ([-\d.]+)\)(?: rotate\(([-\d.]+)\) translate\(([-\d.]+)\))?/.exec(use);
    const turn = (Number(moved?.[3] ?? 0) * Math.PI) / 180;
    for (const gx of [left, right])
      for (const gy of [top, bottom]) {
        const local = gx + Number(moved?.[4] ?? 0);
        const ox = moved ? Number(moved[1]) : Number(/ x="([-\d.]+)"/.exec(use)![1]);
        const oy = moved ? Number(moved[2]) : Number(/ y="([-\d.]+)"/.exec(use)![1]);
        const px = tx + scale * (ox + local * Math.cos(turn) - gy * Math.sin(turn));
        const py = ty + scale * (oy + local * Math.sin(turn) + gy * Math.cos(turn));
        box[0] = Math.min(box[0], px - outline * scale);
        box[1] = Math.max(box[1], px + outline * scale);
        box[2] = Math.min(box[2], py - outline * scale);
        box[3] = Math.max(box[3], py + outline * scale);
      }
  }
  return box;
}

describe('the demo catalogue', () => {
  it('holds at least 14 vendors and 240 games over all nine types', () => {
    expect(DEMO_VENDORS.length).toBeGreaterThanOrEqual(14);
    expect(DEMO_GAMES.length).toBeGreaterThanOrEqual(240);
    expect([...new Set(DEMO_GAMES.map((game) => game.gameType))].sort()).toEqual([...TYPES].sort());
  });

  it('has every subtype of slots', () => {
    const classes = new Set(DEMO_GAMES.filter((game) => game.gameType === 'RNG').map((game) => game.classify));
    for (const classify of ['SLOT', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG', 'MEGAWAY', 'CRASH', 'MINI', 'HORSE'])
      expect(classes).toContain(classify);
  });

  it('gives every vendor games of its declared types and a distinct look', () => {
    for (const { code, gameTypes } of DEMO_VENDORS) {
      const types = new Set(DEMO_GAMES.filter((game) => game.vendor === code).map((game) => game.gameType));
      expect([...types].sort(), code).toEqual([...gameTypes].sort());
      expect(Object.keys(VENDOR_LOOKS)).toContain(code);
    }
    expect(new Set(DEMO_GAMES.map((game) => game.vendor)).size).toBe(DEMO_VENDORS.length);
  });

  it('gives each game a unique name in three languages', () => {
    for (const key of ['EN', 'CN', 'AR'] as const) {
      const names = DEMO_GAMES.map((game) => game.names[key]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
    for (const { names } of DEMO_GAMES) {
      expect(names.CN).toMatch(/\p{Script=Han}/u);
      expect(names.AR).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('has unique node ids and game codes in the form of the contract', () => {
    expect(new Set(DEMO_GAMES.map((game) => game.nodeId)).size).toBe(DEMO_GAMES.length);
    expect(new Set(DEMO_GAMES.map((game) => game.gameCode)).size).toBe(DEMO_GAMES.length);
    for (const { nodeId, classify, vendor, gameCode } of DEMO_GAMES) {
      expect(nodeId).toMatch(/^\d{1,15}$/);
      expect(classify).toMatch(/^[A-Z0-9_]{2,24}$/);
      expect(vendor).toMatch(/^[A-Z0-9_]{2,24}$/);
      expect(gameCode).toMatch(/^[a-z0-9-]{3,60}$/);
    }
  });

  it('uses only motifs that exist', () => {
    expect(DEMO_GAMES.filter((game) => !hasMotif(game.motif)).map((game) => game.motif)).toEqual([]);
    expect(Object.values(VENDOR_LOOKS).filter((look) => !hasMotif(look.emblem))).toEqual([]);
    expect(
      Object.values(KIN)
        .flat()
        .filter((name) => !hasMotif(name)),
    ).toEqual([]);
  });

  it('uses every painted background for slots', () => {
    const places = new Set(
      DEMO_GAMES.filter((game) => game.gameType === 'RNG').map((game) => motifPlace(game.motif).theme),
    );
    expect(THEMES.filter((theme) => !places.has(theme))).toEqual([]);
  });
});

describe('a drawing', () => {
  it('is the same for the same seed, and different for different seeds', () => {
    DEMO_GAMES.forEach((game, i) => expect(drawGame(specOf(game))).toBe(tiles[i]));
    expect(drawAvatar('m1')).toBe(drawAvatar('m1'));
    expect(drawAvatar('m1')).not.toBe(drawAvatar('m2'));
    const game = specOf(DEMO_GAMES[0]!);
    expect(drawGame({ ...game, nodeId: '424242' })).not.toBe(drawGame(game));
    expect(drawGame({ ...game, vendor: 'PP' })).not.toBe(drawGame(game));
  });

  it('differs from every other drawing', () => {
    expect(new Set(all).size).toBe(all.length);
    // The text alone does not make the difference: without the lettering, all scenes still differ.
    const wordless = DEMO_GAMES.map((game) =>
      drawGame({ ...specOf(game), title: '' }).replace(/<title>.*?<\/title>/, ''),
    );
    expect(new Set(wordless).size).toBe(DEMO_GAMES.length);
  });

  it('is well-formed, and refers only to ids that it defines', () => {
    for (const svg of all) {
      expect(flaw(svg)).toBeNull();
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

  it('is checked by a function that detects flaws', () => {
    for (const xml of [
      '<svg><g></svg>',
      '<svg a="1" a="2"/>',
      '<svg/><svg/>',
      '<svg><title>a & b</title></svg>',
      '<svg x=1/>',
      '<svg><g>',
    ])
      expect(flaw(xml), xml).not.toBeNull();
    expect(flaw('<svg a="1"><title>a &amp; b</title><g/></svg>')).toBeNull();
  });

  it('has no script, no event handler, no external reference and no text that needs a font', () => {
    for (const svg of all) {
      expect(svg).not.toMatch(/<script|<foreignObject|<text|<image|<style|\son\w+=|javascript:|data:|@import/i);
      expect([...svg.matchAll(/https?:\/\/[^"\s]+/g)].map(([url]) => url)).toEqual(['http://www.w3.org/2000/svg']);
    }
  });

  it('stays small', () => {
    const sizes = tiles.map((svg) => svg.length).sort((a, b) => a - b);
    expect(Math.max(...all.map((svg) => svg.length))).toBeLessThan(MOST);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(USUAL);
  });

  it('keeps its title inside the picture, and that of a wide picture inside the middle square', () => {
    DEMO_GAMES.forEach((game, i) => {
      const tile = titleBox(tiles[i]!);
      expect(tile[0], game.names.EN).toBeGreaterThan(6);
      expect(tile[1], game.names.EN).toBeLessThan(SHAPES.tile.w - 6);
      expect(tile[3], game.names.EN).toBeLessThan(SHAPES.tile.h);
      const wide = titleBox(wides[i]!);
      expect(wide[0], game.names.EN).toBeGreaterThan((SHAPES.wide.w - SHAPES.wide.h) / 2);
      expect(wide[1], game.names.EN).toBeLessThan((SHAPES.wide.w + SHAPES.wide.h) / 2);
      expect(wide[3], game.names.EN).toBeLessThan(SHAPES.wide.h);
    });
  });

  it('fits a title of any length, and a word that cannot be broken', () => {
    for (const title of [
      'W',
      'Supercalifragilisticexpialidocious',
      'The Long Title of a Game That Nobody Would Ever Give to a Game',
    ]) {
      const [left, right] = titleBox(drawGame({ ...specOf(DEMO_GAMES[0]!), title }));
      expect(left).toBeGreaterThan(6);
      expect(right).toBeLessThan(294);
    }
  });

  it('omits letters without outlines, and escapes the title in the markup', () => {
    const svg = drawGame({ ...specOf(DEMO_GAMES[0]!), title: '玉灯笼 <b>&"\u0000' });
    expect(svg).toContain('<title>玉灯笼 &lt;b&gt;&amp;&quot;</title>');
    expect(flaw(svg)).toBeNull();
  });

  it('is drawn for an unknown type, class, vendor and motif', () => {
    const svg = drawGame({
      nodeId: '1',
      gameType: 'constructor',
      classify: '__proto__',
      vendor: 'toString',
      title: 'New Game',
      motif: 'hasOwnProperty',
      shape: 'tile',
    });
    expect(svg).toMatch(/^<svg /);
  });

  it('mirrors the layout of a banner without mirroring its figures', () => {
    const svg = drawBanner({ seed: 'a', theme: 'jackpot', mirror: true });
    expect(svg).toContain('translate(350 ');
    expect(svg).not.toContain('translate(930 ');
  });

  it('of a slot symbol equals the file that the Studio serves', () => {
    for (const name of SYMBOL_NAMES) {
      const file = readFileSync(new URL(`../../studio/client/art/${name}.svg`, import.meta.url), 'utf8');
      expect(file, `run server/art/write-symbols.ts`).toBe(`${drawSymbol(name)}\n`);
    }
  });

  it('has an author in the credits', () => {
    expect(ART_CREDITS.map(({ licence }) => licence)).toEqual(['CC BY 3.0', 'SIL Open Font License 1.1']);
  });
});

describe('the picture cache', () => {
  it('evicts the least recently used picture', () => {
    const lru = createLru<number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    lru.get('a');
    lru.set('c', 3);
    expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.size]).toEqual([1, undefined, 3, 2]);
  });
});

describe('the picture routes', () => {
  let app: FastifyInstance;
  let title: string;
  beforeAll(async () => {
    title = 'Jade Lantern';
    app = Fastify();
    // As in the whole server, where zod validates the other routes.
    app.setValidatorCompiler(validatorCompiler);
    await app.register(artRoutes, {
      lookup: {
        game: (nodeId) =>
          nodeId === '10001' ? { nodeId, gameType: 'RNG', classify: 'SLOT', vendor: 'STUDIO', title } : null,
        vendor: (code) => (code === 'STUDIO' ? { name: 'Parlour Studio' } : null),
      },
    });
  });
  afterAll(() => app.close());
  const get = (url: string) => app.inject({ method: 'GET', url });

  it('answer 304 to a client that has the picture, and draw once for concurrent requests', async () => {
    const url = '/art/promotion/welcome/once.svg';
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(url)));
    const { etag } = answers[0]!.headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const again = await app.inject({ url, headers: { 'if-none-match': `"other", W/${etag as string}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });

  it('keep the event loop free while pictures are drawn', async () => {
    const before = performance.eventLoopUtilization();
    const drawn = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => get(`/art/promotion/welcome/free${nth}.svg`)),
    );
    expect(new Set(drawn.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // A drawing costs some milliseconds of CPU; this thread only passes it to a worker.
    const { active } = performance.eventLoopUtilization(before);
    expect(active / drawn.length).toBeLessThan(20);
  });

  it('serve a versioned picture as immutable, with a strict content policy', async () => {
    const answer = await get('/art/game/10001/tile.svg?v=3');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('limit the cache time of an unversioned picture', async () => {
    expect((await get('/art/game/10001/wide.svg')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('draw again when the game changes, regardless of the cache', async () => {
    const before = (await get('/art/game/10001/tile.svg?v=1')).body;
    expect((await get('/art/game/10001/tile.svg?v=1')).body).toBe(before);
    title = 'Ruby Lantern';
    expect((await get('/art/game/10001/tile.svg?v=2')).body).toContain('<title>Ruby Lantern</title>');
  });

  it.each([
    '/art/vendor/STUDIO.svg',
    '/art/banner/lanterns/autumn/end.svg',
    '/art/banner/lanterns/autumn/start.svg',
    '/art/promotion/welcome/a-1.svg',
    '/art/avatar/m_1.svg',
    '/art/entry/LIVE.svg',
    '/art/age/18.svg',
    '/art/symbol/koi.svg',
    '/art/brand/mark.svg',
    '/art/brand/favicon.svg',
  ])('serve %s', async (url) => {
    expect((await get(url)).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it.each([
    '/art/game/99999/tile.svg',
    '/art/game/10001/huge.svg',
    '/art/game/abc/tile.svg',
    '/art/game/1%27/tile.svg',
    '/art/game/10001/tile.svg?w=1',
    '/art/game/10001/tile.svg?v=%3Cscript%3E',
    '/art/vendor/NOBODY.svg',
    '/art/vendor/..%2F..%2Fetc.svg',
    '/art/banner/nope/a/end.svg',
    '/art/banner/lanterns/a/up.svg',
    '/art/promotion/__proto__/a.svg',
    `/art/avatar/${'a'.repeat(65)}.svg`,
    '/art/entry/SPORTS.svg',
    '/art/age/16.svg',
    '/art/symbol/constructor.svg',
  ])('answer 404 in plain JSON to %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});
