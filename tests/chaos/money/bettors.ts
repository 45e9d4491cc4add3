import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { newId } from '../../../studio/conformance/harness.ts';
import { between, chance, type Random } from '../support/profile.ts';
import type { Player, Table } from './table.ts';
import { isAcknowledged, send, Published, txIdOf, type RecordedCall } from './published.ts';

/** What the vendor does with calls of unknown outcome once the server answers again. */
export interface Aftermath {
  /** Retried with the same tx_id. */
  retried: number;
  /** Bets cancelled by a rollback, whether they had arrived or not. */
  fetchedBack: number;
  /** Never resolved. */
  left: number;
  /** Of the retried calls, those that the server had already executed. */
  doneBefore: number;
}

/** Concurrent workers that bet, settle and roll back at a table. */
export interface Bettors {
  published: Published;
  /** Bets for this time, or until `stop`, and waits for all calls in progress. */
  play(): Playing;
  /** Retries some calls of unknown outcome by tx_id, rolls some bets back, and leaves the rest; compares the answers. */
  tidyUp(): Promise<Aftermath>;
}

export interface Playing {
  stop(): Promise<void>;
  /** The number of calls acknowledged so far. */
  acknowledged(): number;
}

/** Maximum total time of a retried call. */
const RETRY_WITHIN_MS = 30_000;
/** Pause of a worker after a call without an answer, because the server is down. */
const AWAY_MS = 50;

export const createBettors = ({ client, players }: Table, name: string, workers: number): Bettors => {
  const published = new Published();
  const left = new Set<RecordedCall>();
  const fate = chance(`${name} fate`);
  const randoms = Array.from({ length: workers }, (_, worker) => chance(`${name} worker ${worker}`));

  const round = async (player: Player, random: Random): Promise<boolean> => {
    const { play, member } = player;
    const over = { round_id: newId() };
    const tell = async (call: RecordedCall) => (await send(client, call)) && isAcknowledged(call);
    const bet = play.betBody({ ...over, amount: between(random, 1, 500) });
    if (!(await tell(published.note({ call: 'bet', body: bet }, member.id)))) return false;
    const next = random();
    if (next < 0.55) {
      const amount = random() < 0.4 ? 0 : between(random, 1, 900);
      const settle = play.settleBody(bet.tx_id, { ...over, amount });
      return tell(published.note({ call: 'settle', body: settle }, member.id));
    }
    if (next < 0.75) {
      const rollback = play.rollbackBody(bet.tx_id, over);
      return tell(published.note({ call: 'rollback', body: rollback }, member.id));
    }
    return true;
  };

  const insist = async (call: RecordedCall): Promise<void> => {
    const deadline = Date.now() + RETRY_WITHIN_MS;
    while (!(await send(client, call))) {
      if (Date.now() > deadline) throw new Error(`${txIdOf(call)} was not answered for ${RETRY_WITHIN_MS} ms`);
      await sleep(AWAY_MS);
    }
  };

  return {
    published,
    play() {
      const before = published.acknowledged().length;
      let playing = true;
      const work = randoms.map(async (random, worker) => {
        while (playing) if (!(await round(players[worker % players.length]!, random))) await sleep(AWAY_MS);
      });
      return {
        acknowledged: () => published.acknowledged().length - before,
        async stop() {
          playing = false;
          await Promise.all(work);
        },
      };
    },
    async tidyUp() {
      const aftermath: Aftermath = { retried: 0, fetchedBack: 0, left: 0, doneBefore: 0 };
      for (const call of published.unacknowledged().filter((each) => !left.has(each))) {
        const lot = fate();
        if (lot < 0.5) {
          await insist(call);
          expect(isAcknowledged(call), `the retry of ${txIdOf(call)}: ${call.answers[0]?.code}`).toBe(true);
          aftermath.retried += 1;
          if (call.answers[0]?.replayed) aftermath.doneBefore += 1;
          // Once more: now it must be a repetition with the same answer.
          await insist(call);
          const [first, again] = call.answers;
          expect(again).toEqual({ ...first, code: again?.code, message: again?.message, replayed: true });
          expect(again?.code).toBe(call.requested.call === 'rollback' ? 'ALREADY_ROLLED_BACK' : 'ALREADY_PROCESSED');
          continue;
        }
        left.add(call);
        if (lot < 0.75 && call.requested.call === 'bet') {
          const { player, game, round_id, tx_id } = call.requested.body;
          const back = { player, tx_id: newId(), target_tx_id: tx_id, round_id, game, reason: 'chaos' };
          await insist(published.note({ call: 'rollback', body: back }, call.memberId));
          aftermath.fetchedBack += 1;
        } else aftermath.left += 1;
      }
      return aftermath;
    },
  };
};
