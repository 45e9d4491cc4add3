import { describe, expect, it } from 'vitest';
import { drawBanner } from '../../../art/banner.ts';
import { DEMO_GAMES } from '../../../art/catalogue.ts';
import { ART_CREDITS } from '../../../art/credits.ts';
import { drawGame } from '../../../art/game.ts';
import { drawAvatar } from '../../../art/pictures.ts';
import { SHAPES } from '../../../art/scene.ts';
import { drawSymbol, SYMBOL_NAMES } from '../../../art/symbols.ts';
import { drawTitleSymbol, hasSymbol, SYMBOL_ROLES } from '../../../art/title-symbol.ts';
import { specOf, tiles, wides, all } from './support/drawings.ts';
import { flaw, titleBox } from './support/svg.ts';

/** Bytes before compression; a tile is transferred at a quarter of this size. */
const MAX = 30_000;
const USUAL = 21_000;

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
    expect(Math.max(...all.map((svg) => svg.length))).toBeLessThan(MAX);
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

  it('of a title’s symbol shows what it does in the game', () => {
    const drawn = SYMBOL_ROLES.map((role) => drawTitleSymbol({ name: 'double-fish:ember', role }));
    expect(new Set(drawn).size).toBe(SYMBOL_ROLES.length);
    for (const name of SYMBOL_NAMES) expect(drawTitleSymbol({ name, role: 'pay' })).toBe(drawSymbol(name));
    expect(hasSymbol('double-fish:ember')).toBe(true);
    expect(hasSymbol('hasOwnProperty')).toBe(false);
  });

  it('has an author in the credits', () => {
    expect(ART_CREDITS.map(({ licence }) => licence)).toEqual(['CC BY 3.0', 'SIL Open Font License 1.1']);
  });
});
