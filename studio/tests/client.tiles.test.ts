// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createTiles, type TileLook } from '../client/parts/tiles.ts';
import { completeBrowser } from './families/support/bare-browser.ts';

const CLOSED: TileLook = { state: 'closed', name: 'closed' };
const SAFE: TileLook = { state: 'safe', picture: 'gem', name: 'safe' };

const fourTiles = () => {
  const places = { placeOf: (index: number) => `Tile ${index + 1}`, onPick: () => undefined };
  const tiles = createTiles({ columns: 2, rows: 2, label: 'Field' }, places);
  for (let index = 0; index < 4; index += 1) tiles.show(index, CLOSED);
  tiles.enable(() => true);
  return tiles;
};
const pictureOf = ({ element }: ReturnType<typeof createTiles>, index: number) => element.children[index]!.children[0];

beforeEach(completeBrowser);

test('a tile that stays as it is is not written again', () => {
  const tiles = fourTiles();
  tiles.show(1, SAFE);
  const observer = new MutationObserver(() => undefined);
  observer.observe(tiles.element, { subtree: true, childList: true, attributes: true });
  for (const [index, look] of [CLOSED, SAFE, CLOSED, CLOSED].entries()) tiles.show(index, look);
  tiles.enable(() => true);
  expect(observer.takeRecords()).toEqual([]);
  tiles.show(2, SAFE);
  expect(new Set(observer.takeRecords().map(({ target }) => target))).toEqual(new Set([tiles.element.children[2]]));
});

test('a picture that was shown is shown again, on any tile, and never on two', () => {
  const tiles = fourTiles();
  tiles.show(0, SAFE);
  const first = pictureOf(tiles, 0);
  expect(first?.getAttribute('src')).toContain('gem');
  tiles.show(0, CLOSED);
  expect(pictureOf(tiles, 0)).toBeUndefined();
  tiles.show(3, SAFE);
  tiles.show(2, SAFE);
  expect(pictureOf(tiles, 3)).toBe(first);
  expect(pictureOf(tiles, 2)).not.toBe(first);
  expect(pictureOf(tiles, 2)?.getAttribute('src')).toBe(first?.getAttribute('src'));
});
