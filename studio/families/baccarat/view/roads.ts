import { h } from '../../../client/dom.ts';
import { bigRoad, createRoads as createRoadsOf, derivedRoads } from '../../../client/parts/roads.ts';
import './roads.css';

const SIDES = ['player', 'banker'] as const;
/** Columns that fit a road; the newest are shown. */
const COLUMNS = 24;

/** The road maps of baccarat: the big road, and the three that are derived from it. */
export function createRoads(texts: (counts: Record<'player' | 'banker' | 'tie', number>) => string) {
  const big = bigRoad({ player: { letter: 'P', colour: 'blue' }, banker: { letter: 'B', colour: 'red' } }, COLUMNS);
  const derived = derivedRoads(COLUMNS);
  const pictures = [big.picture, h('div', { className: 'roads-derived' }, ...derived.pictures)];
  return createRoadsOf(SIDES, pictures, [big, derived], texts);
}
