import { allSettled, type Scope } from 'effector';
import { NEVER, Observable, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CHAT_REFUSALS, type ChatMessage, type ChatOutcome, type SharedRound } from '../../contract/chat-message.ts';
import { chat as contract } from '../../contract/chat.ts';
import { rain } from '../../contract/rain.ts';
import type { CommandAnswer, Refused } from '../../contract/wire.ts';
import { sessionEnded } from '../../src/entities/session/index.ts';
import { $lines, $readable, $roomState } from '../../src/features/chat/lines.ts';
import { messageProblem } from '../../src/features/chat/message-problem.ts';
import {
  $name,
  $nameProblem,
  $reported,
  $reporting,
  ignoreToggled,
  nameSubmitted,
  nameTyped,
  reportOpened,
  reportSubmitted,
} from '../../src/features/chat/people.ts';
// The page loads it with every room. Without it, the calls would depend on the files before this one.
import '../../src/features/chat/rain.ts';
import { $look, $room, $roomFailure, $self, chatView, roomChosen, roomRetried } from '../../src/features/chat/room.ts';
import { $pending, $refusal, $round, $text, roundChosen, sendRequested, typed } from '../../src/features/chat/send.ts';
import arabic from '../../src/shared/i18n/languages/ar/chat.ts';
import chinese from '../../src/shared/i18n/languages/cn/chat.ts';
import english from '../../src/shared/i18n/languages/en/chat.ts';
import { failure, mockServer } from '../support/msw.ts';
import { liveServer, type LiveServer } from './support/live-server.ts';
import { begin, logIn, pageOf } from './support/page.ts';
import { SESSION_ID } from './support/samples.ts';

const server = mockServer();
const ROOM = 'chat:7';
const self = { authorId: 1, name: 'Ann', mutedUntilMs: null, ignored: [] };
const opened = (over: object = {}) => ({
  ...{
    room: { id: 7, kind: 'language' as const, of: 'EN', title: '' },
    self,
    languages: ['EN' as const, 'AR' as const],
  },
  ...{ look: { template: 'drawer' as const }, ...over },
});
const messageOf = (text: string, over: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: crypto.randomUUID(), authorId: 2, authorName: 'Bob', simulated: false, text, round: null, atMs: 0 },
  ...over,
});
const answer = (chat: ChatOutcome): Observable<CommandAnswer> => of({ done: true, chat });

const open = async (launch: () => ReturnType<typeof opened> | ReturnType<typeof failure> = () => opened()) => {
  const launches = server.answer(contract.launch, launch);
  // A room also asks for its rain.
  server.answer(rain.own, () => ({ terms: null, share: null }));
  const live = liveServer();
  const scope = pageOf({ live });
  await begin(scope);
  await logIn(scope);
  await live.open(scope, SESSION_ID);
  await allSettled(chatView.opened, { scope, params: { kind: 'language', of: 'EN', template: 'drawer' } });
  live.pass();
  const say = async (text: string) => {
    await allSettled(typed, { scope, params: text });
    await allSettled(sendRequested, { scope });
    live.pass();
    await allSettled(scope);
  };
  const tell = async (value: ChatMessage | { deleted: string }) => {
    live.tell('chat', ROOM, value);
    live.pass();
    await allSettled(scope);
  };
  return { scope, live, launches, say, tell };
};
const textsOf = (scope: Scope) => scope.getState($readable).map(({ text }) => text);
const sentBy = (live: LiveServer) => live.commands.flatMap((each) => (each.kind === 'chat' ? [each] : []));

describe('[MEM-08] a room', () => {
  it('[LIVE-10] shows messages as they come, and after a lost connection those that were missed, each once', async () => {
    const { scope, live, tell } = await open();
    const [first, second, third] = ['one', 'two', 'three'].map((text) => messageOf(text));
    await tell(first!);
    live.cut();
    await tell(second!);
    await tell(third!);
    expect(textsOf(scope)).toEqual(['one']);
    live.connect();
    await allSettled(scope);
    expect(textsOf(scope)).toEqual(['one', 'two', 'three']);
    await tell({ deleted: second!.id });
    expect(textsOf(scope)).toEqual(['one', 'three']);
    live.tell('chatRoom', ROOM, { closed: true, slowSeconds: 0, present: 2, names: ['Ann'], rain: null });
    await allSettled(scope);
    expect(scope.getState($roomState)).toMatchObject({ closed: true, present: 2 });
    await allSettled(chatView.closed, { scope });
    live.pass();
    expect(live.watched('chat', 'chatRoom')).toEqual([]);
    expect(scope.getState($lines)).toEqual([]);
  });

  it('of another language takes the place of the first, and a late answer changes nothing', async () => {
    const { scope, live, tell } = await open(() => opened({ look: { title: 'Talk', headerColor: '#102030' } }));
    await tell(messageOf('one'));
    expect(scope.getState($look)).toEqual({ title: 'Talk', headerColor: '#102030' });
    server.answer(contract.launch, () => opened({ room: { id: 8, kind: 'language', of: 'AR', title: '' } }));
    await allSettled(roomChosen, { scope, params: 'AR' });
    live.pass();
    expect(scope.getState($room)).toMatchObject({ id: 8 });
    expect(textsOf(scope)).toEqual([]);
    expect(live.watched('chat')).toEqual(['chat chat:8']);
  });

  it('that cannot be opened says why, and is tried again', async () => {
    let fails = true;
    const { scope } = await open(() => (fails ? failure('chat_closed') : opened()));
    expect(scope.getState($roomFailure)).toMatchObject({ key: 'chat_closed' });
    fails = false;
    await allSettled(roomRetried, { scope });
    expect([scope.getState($room)?.id, scope.getState($roomFailure)]).toEqual([7, null]);
  });
});

describe('[MEM-08] a message', () => {
  it('[W6] is shown at once, sent until it is acknowledged, and listed once', async () => {
    const { scope, live, say, tell } = await open();
    live.onCommand(() => NEVER);
    await say('hello');
    const [request] = sentBy(live);
    expect(request).toMatchObject({ room: 7, text: 'hello', roundId: null });
    expect([scope.getState($text), scope.getState($refusal)]).toEqual(['', null]);
    expect(scope.getState($pending)).toMatchObject([{ isSent: false, request: { text: 'hello' } }]);
    live.cut();
    live.onCommand(() => answer({ refused: null }));
    live.connect();
    await allSettled(scope);
    expect(new Set(sentBy(live).map(({ id }) => id))).toEqual(new Set([request!.id]));
    expect(sentBy(live).length).toBeGreaterThan(1);
    expect(scope.getState($pending)).toMatchObject([{ isSent: true }]);
    await tell(messageOf('hello', { id: request!.id, authorId: 1 }));
    expect([scope.getState($pending), textsOf(scope)]).toEqual([[], ['hello']]);
    live.cut();
    live.connect();
    await allSettled(scope);
    expect(textsOf(scope)).toEqual(['hello']);
  });

  it('that is refused comes back into the field with its reason, before what was typed meanwhile', async () => {
    const { scope, live, say } = await open();
    live.onCommand(() => answer({ refused: 'slow_mode', untilMs: 5_000 }));
    await say('see you there');
    expect(scope.getState($text)).toBe('see you there');
    expect(scope.getState($refusal)).toEqual({ reason: 'slow_mode', untilMs: 5_000 });
    expect(scope.getState($pending)).toEqual([]);
    await allSettled(typed, { scope, params: 'again' });
    expect(scope.getState($refusal)).toBeNull();
    // A refusal of the protocol, after which nothing is sent again.
    const late: ((answer: Refused) => void)[] = [];
    live.onCommand(() => new Observable((to) => void late.push((each) => to.next(each))));
    await allSettled(sendRequested, { scope });
    await allSettled(typed, { scope, params: 'next' });
    late[0]!({ refused: 'BAD_PAYLOAD' });
    await allSettled(scope);
    expect(scope.getState($text)).toBe('again next');
    expect(scope.getState($refusal)).toEqual({ reason: 'failed', untilMs: null });
  });

  it('with nothing to see, or too long, is not sent and stays in the field', async () => {
    const { scope, live, say } = await open();
    for (const [text, reason] of [
      ['\u200b\u2060 ', 'empty'],
      ['x'.repeat(10_000), 'too_long'],
      ['👨\u200d👩\u200d👧'.repeat(201), 'too_long'],
    ] as const) {
      await say(text);
      expect([scope.getState($text), scope.getState($refusal)?.reason]).toEqual([text, reason]);
    }
    expect(sentBy(live)).toEqual([]);
    expect(messageProblem('👨\u200d👩\u200d👧'.repeat(200), false)).toBeNull();
  });

  it.each(CHAT_REFUSALS)(
    'that the server refuses as %s comes back, with a clear word in every language',
    async (refused) => {
      const { scope, live, say } = await open();
      live.onCommand(() => answer({ refused, untilMs: 5_000 }));
      await say('see you there');
      expect([scope.getState($text), scope.getState($refusal)?.reason]).toEqual(['see you there', refused]);
      for (const { chat } of [english, chinese, arabic]) expect(chat.refused[refused]).toMatch(/\p{L}{3}/u);
    },
  );

  it('shares a round, with or without words, and keeps it when it is refused', async () => {
    const { scope, live, say } = await open();
    const round: SharedRound = {
      ...{ roundId: crypto.randomUUID(), game: 'Roulette', stake: 100, payout: 3_600, currency: 'USD', exponent: 2 },
    };
    live.onCommand(() => answer({ refused: 'round' }));
    await allSettled(roundChosen, { scope, params: round });
    await say('');
    expect(sentBy(live)).toMatchObject([{ text: '', roundId: round.roundId }]);
    expect(scope.getState($round)).toEqual(round);
    await allSettled(sessionEnded, { scope, params: 'logged_out' });
    expect([scope.getState($round), scope.getState($text), scope.getState($self)]).toEqual([null, '', null]);
  });
});

describe('[MEM-08] other members', () => {
  it('are muted for oneself: their messages disappear and come back', async () => {
    const { scope, tell } = await open();
    await tell(messageOf('rude'));
    await tell(messageOf('kind', { authorId: 3 }));
    const ignored = [{ authorId: 2, name: 'Bob' }];
    const calls = server.answer(contract.ignore, () => ({ ...self, ignored }));
    await allSettled(ignoreToggled, { scope, params: { authorId: 2, on: true } });
    expect(textsOf(scope)).toEqual(['kind']);
    server.answer(contract.ignore, () => self);
    await allSettled(ignoreToggled, { scope, params: { authorId: 2, on: false } });
    expect(textsOf(scope)).toEqual(['rude', 'kind']);
    expect(calls).toHaveLength(1);
  });

  it('are reported once by message', async () => {
    const { scope } = await open();
    const reports = server.answer(contract.report, () => ({}));
    const id = crypto.randomUUID();
    await allSettled(reportSubmitted, { scope, params: 'abuse' });
    await allSettled(reportOpened, { scope, params: id });
    await allSettled(reportSubmitted, { scope, params: 'fraud' });
    expect(reports).toHaveLength(1);
    expect([scope.getState($reporting), scope.getState($reported)]).toEqual([null, [id]]);
  });
});

it('[MEM-08] a name that is refused stays in the field with its reason', async () => {
  const { scope } = await open(() => opened({ self: { ...self, name: null, authorId: null } }));
  server.answer(contract.setName, () => failure('chat_name_refused', { problem: 'reserved' }));
  await allSettled(nameTyped, { scope, params: 'Admin' });
  await allSettled(nameSubmitted, { scope });
  expect([scope.getState($name), scope.getState($nameProblem)]).toEqual(['Admin', { problem: 'reserved' }]);
  server.answer(contract.setName, () => self);
  await allSettled(nameTyped, { scope, params: 'Ann' });
  await allSettled(nameSubmitted, { scope });
  expect([scope.getState($self)?.name, scope.getState($name), scope.getState($nameProblem)]).toEqual(['Ann', '', null]);
});
