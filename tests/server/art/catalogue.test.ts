import { describe, expect, it } from 'vitest';
import { DEMO_GAMES, DEMO_VENDORS } from '../../../art/catalogue.ts';
import { RELATED_MOTIFS } from '../../../art/related-motifs.ts';
import { THEMES } from '../../../art/motif-table.ts';
import { hasMotif, motifPlace } from '../../../art/motifs.ts';
import { VENDOR_LOOKS } from '../../../art/vendor-looks.ts';

const TYPES = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'];

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
      Object.values(RELATED_MOTIFS)
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
