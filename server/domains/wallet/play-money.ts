import type { Tx } from '../../db/database.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { accountOf } from '../../ledger/account.ts';
import { post } from '../../ledger/post.ts';

/** Least play money at the start of free play, in whole units of the currency. */
const FREE_PLAY_UNITS = 1_000;

/** Tops up a member's play money from the demo ledger's house account (PP-23), at most once for each `key`. */
export const fillPlayMoney = async (
  tx: Tx,
  merchant: string,
  { id, currency, exponent }: Pick<MemberRow, 'id' | 'currency' | 'exponent'>,
  key: string,
): Promise<void> => {
  const books = { merchant, ledger: 'demo', currency, exponent } as const;
  const wallet = await accountOf(tx, { ...books, kind: 'wallet', owner: `member:${id}` });
  const missing = FREE_PLAY_UNITS * 10 ** exponent - wallet.balance;
  if (missing <= 0) return;
  const house = await accountOf(tx, { ...books, kind: 'house', owner: merchant });
  await post(tx, {
    merchant,
    kind: 'bonus',
    actor: `member:${id}`,
    idempotencyKey: `free-play:${key}`,
    payload: { missing },
    about: '',
    lines: [
      { accountId: wallet.id, amount: missing },
      { accountId: house.id, amount: -missing },
    ],
  });
};
