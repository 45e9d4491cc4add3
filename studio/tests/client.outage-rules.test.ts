import { describe, expect, it } from 'vitest';
import { outageKey } from '../client/panels/outage.ts';
import type { FamilyView } from '../client/family-view.ts';
import type { TitleView } from '../protocol.ts';

const TITLE = { isTable: false, isBook: false } as TitleView;
const TABLE = { ...TITLE, isTable: true };
const view = (more: object = {}): FamilyView => more as FamilyView;

describe('[PP-24] the rules say what an outage does', () => {
  it.each([
    ['a round of one player', TITLE, view(), 'pay.outage.solo'],
    ['a draw', TABLE, view({ shared: {} }), 'pay.outage.draw'],
    ['a table with a choice', TABLE, view({ shared: { choice: {} } }), 'pay.outage.choice'],
    ['a flight', TABLE, view({ flight: {} }), 'pay.outage.flight'],
    ['a hand', { ...TITLE, hands: { seats: 5, turnMs: 1, showMs: 1 } }, view(), 'pay.outage.hands'],
    ['a book', { ...TITLE, isBook: true }, view(), 'pay.outage.book'],
  ])('to %s', (_, title, family, key) => {
    expect(outageKey(title, family)).toBe(key);
  });
});
