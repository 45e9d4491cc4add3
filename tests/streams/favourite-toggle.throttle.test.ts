import { map, of, throwError, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  favouriteToggle,
  type FavouriteChange,
  type FavouriteClick,
  type FavouriteCommand,
} from '../../streams/feeds/favourite-toggle.ts';
import { itEnds } from '../support/ends.ts';
import { marbles, type Marbles } from '../support/marbles.ts';

const click = (nodeId: string, intent: FavouriteClick['intent'] = 'toggle'): FavouriteClick => ({
  nodeId,
  vendor: 'STUDIO',
  gameType: 'RNG',
  intent,
});
const CLICKS = { a: click('1'), b: click('2'), A: click('1', 'add') };
const none$ = of(new Set<string>());
const has1$ = of(new Set(['1']));

/** As `1+ optimistic`: the game, whether it is a favourite, and the phase. */
const short = map(({ nodeId, favourite, phase }: FavouriteChange) => `${nodeId}${favourite ? '+' : '-'} ${phase}`);
const SAID = {
  o: '1+ optimistic',
  c: '1+ confirmed',
  r: '1- rolledBack',
  p: '1- optimistic',
  d: '1- confirmed',
  s: '1+ rolledBack',
  O: '2+ optimistic',
  C: '2+ confirmed',
  w: '1- confirmed',
};

/** Records what was sent, and answers in turn. */
function sending(...answers: Observable<unknown>[]) {
  const sent: string[] = [];
  const send = ({ nodeId, favourite }: FavouriteCommand): Observable<unknown> => {
    sent.push(`${favourite ? 'add' : 'remove'} ${nodeId}`);
    return answers[Math.min(sent.length, answers.length) - 1]!;
  };
  return { sent, send };
}
const toggle = (
  m: Marbles,
  clicks$: Observable<FavouriteClick>,
  favourites$: Observable<ReadonlySet<string>>,
  send: (command: FavouriteCommand) => Observable<unknown>,
) => favouriteToggle({ clicks$, favourites$ }, { send, scheduler: m.scheduler }).pipe(short);

itEnds('favouriteToggle', CLICKS.a, (clicks$, m) => toggle(m, clicks$, none$, () => of(null)));

describe('favouriteToggle', () => {
  it('many: [GAME-06] shows the change at once, and confirms it', () =>
    marbles((m) => {
      const { sent, send } = sending(m.cold('---(k|)'));
      m.expectObservable(toggle(m, m.hot('-a', CLICKS), none$, send), '^ 99ms !').toBe('-o--c', SAID);
      m.flush();
      expect(sent).toEqual(['add 1']);
    }));

  it('[GAME-06] accepts the first click in 1000 ms, and makes no call for the others afterwards', () =>
    marbles((m) => {
      // five clicks within the second: one call; one after it: another
      const { sent, send } = sending(of('ok'));
      const clicks = m.hot('a-a-a-a-a 992ms a', CLICKS);
      const shown = '       (oc) 997ms (pd)';
      m.expectObservable(toggle(m, clicks, none$, send), '^ 9s !').toBe(shown, SAID);
      m.flush();
      expect(sent).toEqual(['add 1', 'remove 1']);
    }));

  it('[GAME-06] throttles each game separately', () =>
    marbles((m) => {
      const { sent, send } = sending(of('ok'));
      const clicks = m.hot('a-----b--', CLICKS);
      const shown = '       (oc)--(OC)';
      m.expectObservable(toggle(m, clicks, none$, send), '^ 9s !').toBe(shown, SAID);
      m.flush();
      expect(sent).toEqual(['add 1', 'add 2']);
    }));

  it('[GAME-06] removes a favourite, and skips the add of a game that is one already', () =>
    marbles((m) => {
      // a guest clicked add, logged in, and had the favourite already
      const removing = sending(of('ok'));
      m.expectObservable(toggle(m, m.hot('a', CLICKS), has1$, removing.send), '^ 9s !').toBe('(pd)', SAID);
      const adding = sending(of('ok'));
      m.expectObservable(toggle(m, m.hot('A', CLICKS), has1$, adding.send), '^ 9s !').toBe('');
      m.flush();
      expect([removing.sent, adding.sent]).toEqual([['remove 1'], []]);
    }));

  it('error: [GAME-06] rolls back when the server refuses, and continues', () =>
    marbles((m) => {
      // refused after 3 ms; the next click requests the same again
      const { sent, send } = sending(m.cold('---#'), of('ok'));
      const clicks = m.hot('a 1000ms a', CLICKS);
      const shown = '       o--r 997ms (oc)';
      m.expectObservable(toggle(m, clicks, none$, send), '^ 9s !').toBe(shown, SAID);
      m.flush();
      expect(sent).toEqual(['add 1', 'add 1']);
    }));

  it('error: emits the failure', () =>
    marbles((m) => {
      const refused = throwError(() => new Error('session ended'));
      const changes$ = favouriteToggle(
        { clicks$: m.hot('a', CLICKS), favourites$: none$ },
        { send: () => refused, scheduler: m.scheduler },
      );
      m.expectObservable(changes$, '^-!').toBe('(or)', {
        o: { nodeId: '1', favourite: true, phase: 'optimistic' },
        r: { nodeId: '1', favourite: false, phase: 'rolledBack', error: new Error('session ended') },
      });
    }));

  it('sends the calls of one game in sequence, and shows the last click meanwhile', () =>
    marbles((m) => {
      // the add takes 3 s, the remove follows it; the confirmation of the add must not show the game as a favourite again
      const { sent, send } = sending(m.cold('3s (k|)'), m.cold('1s (k|)'));
      const clicks = m.hot('a 1000ms a', CLICKS);
      const shown = '       o 1000ms p 1998ms w 999ms d';
      m.expectObservable(toggle(m, clicks, none$, send), '^ 9s !').toBe(shown, SAID);
      m.flush();
      expect(sent).toEqual(['add 1', 'remove 1']);
    }));

  it('rolls back to the last state that the server confirmed, not to the last click', () =>
    marbles((m) => {
      // it was a favourite; the remove succeeds, the add after it is refused: not a favourite
      const { send } = sending(
        of('ok'),
        throwError(() => new Error('full')),
      );
      const clicks = m.hot('a 1000ms a', CLICKS);
      m.expectObservable(toggle(m, clicks, has1$, send), '^ 9s !').toBe('(pd) 997ms (or)', SAID);
    }));

  it('reconnect: a newly loaded list replaces its own memory', () =>
    marbles((m) => {
      // added here, then removed in another tab: the next click adds
      const { sent, send } = sending(of('ok'));
      const lists = m.hot('  x 499ms x', { x: 0 }).pipe(map(() => new Set<string>()));
      const clicks = m.hot('-a 1000ms a', CLICKS);
      m.expectObservable(toggle(m, clicks, lists, send), '^ 9s !').toBe('-(oc) 997ms (oc)', SAID);
      m.flush();
      expect(sent).toEqual(['add 1', 'add 1']);
    }));

  it('early unsubscribe: cancels a pending call', () =>
    marbles((m) => {
      const call = m.cold('---(k|)');
      m.expectObservable(
        toggle(m, m.hot('a', CLICKS), none$, () => call),
        '^-!',
      ).toBe('o', SAID);
      m.expectSubscriptions(call.subscriptions).toBe('^-!');
    }));

  it('completes when the clicks end and the last call is answered', () =>
    marbles((m) => {
      m.expectObservable(toggle(m, m.hot('a|', CLICKS), none$, () => m.cold('---(k|)'))).toBe('o--(c|)', SAID);
    }));

  it('restores the original state after two refusals', () =>
    marbles((m) => {
      // not a favourite; the add is refused after 2 s, and so is the remove that waited for it
      const { send } = sending(m.cold('2s #'));
      const clicks = m.hot('a 1000ms a', CLICKS);
      m.expectObservable(toggle(m, clicks, none$, send), '^ 9s !').toBe('o 1000ms p 998ms r 1999ms r', SAID);
    }));
});
