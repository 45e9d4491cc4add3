import { fork, launch } from 'effector';
import { BehaviorSubject, of } from 'rxjs';
import { Clock } from '../../recording/clock.ts';
import { seededRandom } from '../../recording/seeded-random.ts';
import type { Recording } from '../../recording/format.ts';
import { createRecorder } from '../../recording/recorder.ts';
import { isForwarding } from '../../replay/effects.ts';
import { macrotask } from '../../replay/macrotask.ts';
import { isCarrying, knownOf, unitOf } from '../../traced/effector.ts';
import { createLive } from '../../traced/live.ts';
import { tapOf } from '../../traced/tap.ts';
import { poolsKnown } from '../../../src/entities/jackpots/model.ts';
import { loggedIn } from '../../../src/entities/session/index.ts';
import '../../../src/entities/session/live-session.ts';
import { ownerChanged } from '../../../src/entities/wallet/model.ts';
import { board, boardRefreshed, orderChosen } from '../../../src/entities/winners/model.ts';
import { unreadViews } from '../../../src/entities/session/lazy.ts';
import { salaryPage, spanChosen } from '../../../src/features/salary/model.ts';
import { merchantChanged } from '../../../src/shared/api/context.ts';
import { CallFailure } from '../../../src/shared/api/failure.ts';
import { envelopeAnswered } from '../../../src/shared/realtime/answered.ts';
import { commandRequested } from '../../../src/shared/realtime/commands.ts';
import { $environment } from '../../../src/shared/realtime/environment.ts';
import { $makeLive, liveRequested, type MakeLive } from '../../../src/shared/realtime/runtime.ts';
import { loginOf, memberOf, SESSION_ID } from '../../../tests/models/support/samples.ts';
import { accrualOf } from '../../../tests/support/samples.ts';
import { BusyServer } from './busy-server.ts';

const BEGAN_MS = Date.UTC(2026, 10, 26, 20);
const WINDOW_MS = 300_000;
const MERCHANT = 'merchant:parlour';
const POOLS = ['mini', 'minor', 'major', 'grand'];
const MEMBER = memberOf({ type: 1 });
const usd = { currency: 'USD', exponent: 2 };

interface Busy {
  seed: number;
  minutes: number;
  /** Commits of the server, views that open, clicks, and trouble of the network. */
  perSecond: number;
  /** When the recording begins; with the session by default. */
  fromMinute?: number;
}

/** An agent's page in virtual time: everything that moves is drawn from the seed. */
export async function recordBusySession({ seed, minutes, perSecond, fromMinute = 0 }: Busy): Promise<Recording> {
  const random = seededRandom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const clock = new Clock(BEGAN_MS);
  /** What comes from outside has a time of its own: whatever the page has due comes before it. */
  const outside = new Clock(BEGAN_MS);
  const server = new BusyServer(outside, random);
  const recorder = createRecorder({
    clock,
    enter: () => clock.advance(outside.t),
    random: seededRandom(seed + 1),
    startedAtMs: BEGAN_MS,
    build: 'test',
    merchant: () => 'parlour',
    language: () => 'EN',
    // The whole session.
    bounds: { ms: Infinity, items: Infinity, bytes: Infinity },
  });
  const { environment } = recorder;
  const online$ = new BehaviorSubject(true);
  let isDirty = false;

  const makeLive: MakeLive = ({ api, environment: own, failed }) =>
    createLive({
      transport: server.open(),
      merchant: api.merchant,
      ticket$: of('t'.repeat(32)),
      online$,
      environment: own,
      failed,
    });

  const scope = fork({
    values: [
      [$environment, environment],
      [$makeLive, makeLive],
    ] as never,
  });
  recorder.attach(scope);
  const tap = tapOf(environment)!;
  answerCalls();

  /** Calls of the server and of the browser: at once, later, or never; with an answer or a failure. */
  function answerCalls() {
    const find = (sid: string) => {
      const known = unitOf(sid);
      if (known?.kind !== 'effect' || isCarrying(known) || isForwarding(known)) return undefined;
      return (...args: unknown[]) => {
        isDirty = true;
        const settled = tap.effect(known, args.at(-1));
        const luck = random();
        const end = (): { value: unknown } | { error: Error } => {
          isDirty = true;
          const answer = answerOf(known.name);
          const ended =
            luck > 0.9 || answer === undefined ? { error: new CallFailure('no_answer', 0) } : { value: answer };
          if ('error' in ended) settled('fail', ended.error);
          else settled('done', ended.value);
          return ended;
        };
        // A name that is taken has a number.
        if (!/(request|load|loadHigh|call)Fx( \d+)?$/.test(known.name)) {
          const value = /drawIdFx$/.test(known.name) ? { ...(args[0] as object), id: uuid() } : null;
          settled('done', value, true);
          return value;
        }
        return new Promise((resolve, reject) => {
          outside.schedule(
            () => {
              const ended = end();
              if ('error' in ended) reject(ended.error);
              else resolve(ended.value);
            },
            10 + random() * 400,
          );
        });
      };
    };
    const { sidMap } = (scope as unknown as { handlers: { sidMap: object } }).handlers;
    Object.setPrototypeOf(
      sidMap,
      new Proxy({}, { get: (_, sid) => (typeof sid === 'string' ? find(sid) : undefined) }),
    );
  }

  function answerOf(name: string): unknown {
    if (/winners/.test(name)) return { list: Array.from({ length: 5 }, (_, index) => winOf(index + 1)), seq: 5 };
    if (/history/.test(name)) return { fromMs: 0, atMs: [clock.now() - 1_000], amounts: [upTo(500)], bills: [] };
    if (/salary/.test(name)) return { list: [], hasMore: false, terms: null, upcoming: null, uplineAccount: null };
    return undefined;
  }

  const uuid = () => `00000000-0000-4000-8000-${String(upTo(1e12)).padStart(12, '0')}`;

  function winOf(id: number) {
    const vo = {
      customerId: `c${id}`,
      customerName: `p***${id}`,
      iconUrl: '/a.svg',
      gameName: 'Reel',
      winAmount: id * 100,
    };
    return { id, vo, ...usd, atMs: clock.now(), jackpot: false, nodeId: '20003' };
  }

  const enter = (unit: object, params?: unknown) => {
    isDirty = true;
    tap.input(knownOf(unit)!, params, () => launch({ target: unit, params, scope } as never));
  };

  const settle = async () => {
    while (isDirty) {
      isDirty = false;
      await macrotask();
    }
  };
  const runPage = async (t: number) => {
    while (clock.nextT !== null && clock.nextT <= t) {
      clock.advance(clock.nextT);
      await settle();
    }
    clock.advance(t);
  };
  const until = async (t: number) => {
    while (outside.nextT !== null && outside.nextT <= t) {
      const next = outside.nextT;
      await runPage(next);
      outside.advance(next);
      await settle();
    }
    await runPage(t);
    outside.advance(t);
  };

  let amount = 100_000;
  let noticeId = 0;
  let wins = 5;
  let accrued = 0;
  const balance = () => ({ amount: (amount += upTo(2_000) - 1_000), ...usd });
  const commits = [
    () => void server.commit('balance', `member:${MEMBER.id}`, balance()),
    () =>
      void server.commit('play', `session:${SESSION_ID}`, {
        net: upTo(100),
        wagered: upTo(1_000),
        startedAtMs: BEGAN_MS,
        ...usd,
      }),
    () =>
      void server.commit('unread', `member:${MEMBER.id}`, {
        notices: upTo(9),
        messages: upTo(9),
        agentNotices: 0,
        tickets: 0,
        withdrawals: 0,
      }),
    () => {
      const pool = POOLS[upTo(POOLS.length)]!;
      server.commit('jackpot', `pool:${pool}`, { name: pool, amount: upTo(10_000_000), lastWon: null, ...usd });
    },
    () =>
      void server.commit(
        'winners',
        MERCHANT,
        upTo(20) ? winOf((wins += 1)) : { withdrawn: Math.max(1, wins - upTo(9)) },
      ),
    () => {
      const windowEndMs = (Math.floor(clock.now() / WINDOW_MS) + 1) * WINDOW_MS;
      server.commit('salary', `agent:${MEMBER.id}`, accrualOf((accrued += upTo(50)), windowEndMs));
    },
  ];
  const clicks = [
    () => enter(board.opened),
    () => enter(board.closed),
    () => enter(salaryPage.opened),
    () => enter(salaryPage.closed),
    () => enter(unreadViews.shown),
    () => enter(unreadViews.hidden),
    () => enter(boardRefreshed),
    () => enter(orderChosen, upTo(2) ? 'high' : 'latest'),
    () => enter(spanChosen, upTo(2) ? '5m' : '1h'),
    () => enter(commandRequested, { kind: 'noticeRead', noticeId: (noticeId += 1) }),
    () => enter(envelopeAnswered, server.commit('balance', `member:${MEMBER.id}`, balance())),
  ];
  const failures = [
    () => server.cut(300 + upTo(20_000)),
    () => server.cut(300),
    () => {
      tap.world('online', !online$.value);
      online$.next(!online$.value);
    },
    () => server.restore(),
    () => enter(liveRequested, { sessionId: SESSION_ID }),
  ];

  enter(merchantChanged, 'parlour');
  enter(loggedIn, loginOf(MEMBER));
  enter(ownerChanged, { memberId: MEMBER.id, sessionId: SESSION_ID });
  enter(
    poolsKnown,
    POOLS.map((id) => ({ id, name: id })),
  );
  enter(liveRequested, { sessionId: SESSION_ID });
  enter(salaryPage.opened);
  enter(board.opened);

  const endT = minutes * 60_000;
  let isBegun = fromMinute === 0;
  for (let t = 0; ;) {
    t += Math.ceil((-Math.log(1 - random()) * 1_000_000) / perSecond) / 1_000;
    if (t > endT) break;
    if (!isBegun && t > fromMinute * 60_000) {
      recorder.start();
      isBegun = true;
    }
    await until(t);
    const luck = random() * perSecond * 60;
    // Twelve clicks and two troubles a minute.
    const acts = luck < 2 ? failures : luck < 14 ? clicks : commits;
    acts[upTo(acts.length)]!();
    await settle();
  }
  await until(endT);
  const recording = recorder.recording();
  recorder.stop();
  return recording;
}
