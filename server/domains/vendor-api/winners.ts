import type { MinorUnits } from '../../../contract/primitives.ts';
import { inMerchant } from '../../db/merchant.ts';
import { emitEvent, emitEvents } from '../../live/emit.ts';
import { maskedName } from '../../shared/masked-name.ts';
import { gameTile } from '../../shared/picture-urls.ts';
import type { CallContext } from './call-context.ts';
import type { GameState, KnownTx, SettleState } from './load-state.ts';

/** Least win that a merchant's winners board shows, minor units. */
export const winnersFrom = (settings: { winnersFrom?: number | null | undefined }): MinorUnits =>
  settings.winnersFrom ?? 1_000;

export interface Win {
  amount: MinorUnits;
  currency: string;
  exponent: number;
  jackpot: boolean;
  nodeId: number;
  /** Number of the transaction's row, which also numbers the board's entry. */
  txRow: number;
}

/** A win, and what the call read of its player and game. */
export interface Winner {
  state: Pick<SettleState, 'thresholds' | 'nowMs'> & {
    member: { name: string };
    game: Pick<GameState, 'name' | 'picture'>;
  };
  win: Win;
}

const isPublished = (
  state: Pick<SettleState, 'thresholds'>,
  { amount, jackpot }: Pick<Win, 'amount' | 'jackpot'>,
): boolean => jackpot || amount >= winnersFrom(state.thresholds);

/** Removes a win from the merchant's winners board, on open pages too, because its payout was reversed. */
export const withdrawWinner = async (call: CallContext, state: SettleState, target: KnownTx): Promise<void> => {
  const { merchant, vendor, tx } = call;
  if (!isPublished(state, { amount: target.answer.amount ?? target.amount, jackpot: target.answer.type === 'jackpot' }))
    return;
  const { id } = await inMerchant(tx, merchant)
    .selectFrom('vendor_txs')
    .select('id')
    .where('vendor', '=', vendor)
    .where('tx_id', '=', target.txId)
    .executeTakeFirstOrThrow();
  await emitEvent(tx, { merchant, ...boardOf(merchant), value: { withdrawn: id } });
};

const boardOf = (merchant: string) =>
  ({ feed: 'winners', key: `merchant:${merchant}`, room: `public:${merchant}` }) as const;

/** Adds wins to the merchant's winners board, those that are large enough (HOME-06). */
export const tellWinners = ({ tx, merchant }: CallContext, wins: readonly Winner[]): Promise<void> =>
  emitEvents(
    tx,
    merchant,
    wins
      .filter(({ state, win }) => isPublished(state, win))
      .map(({ state, win }) => ({ ...boardOf(merchant), value: entryOf({ state, win }) })),
  );

const entryOf = ({ state, win }: Winner) => ({
  id: win.txRow,
  vo: {
    // The site needs a key for its list. This one does not reveal the account.
    customerId: `w${win.txRow}`,
    customerName: maskedName(state.member.name),
    iconUrl: gameTile({ node_id: win.nodeId, picture: state.game.picture }),
    gameName: state.game.name,
    winAmount: win.amount,
  },
  currency: win.currency,
  exponent: win.exponent,
  atMs: state.nowMs,
  jackpot: win.jackpot,
  nodeId: String(win.nodeId),
});
