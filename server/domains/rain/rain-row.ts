import { sql, type Selectable } from 'kysely';
import type { OpenRain } from '../../../contract/rain-value.ts';
import { inMerchant } from '../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../db/database.ts';
import type { ChatRoomsTable, RainsTable } from '../../db/schema.ts';
import { commonFailure } from '../../http/failure.ts';
import { accountOf, type Account } from '../../ledger/account.ts';
import { changeRoom } from '../chat/index.ts';

export type RainRow = Selectable<RainsTable>;
export type RoomRow = Selectable<ChatRoomsTable>;

/** What wallets' records say of rain. */
export const ABOUT = 'Rain';

/** The ledger's kind of a rain's movements: the house's money is a bonus, a member's a transfer. */
export const kindOf = ({ giver_id }: Pick<RainRow, 'giver_id'>) => (giver_id === null ? 'bonus' : 'transfer');

type Books = Pick<RainRow, 'merchant' | 'currency' | 'exponent'>;
const named = ({ merchant, currency, exponent }: Books) => ({ merchant, currency, exponent, ledger: 'real' as const });

/** The account that holds the shares which nobody has taken. */
export const escrowOf = (tx: Tx, rain: Books & Pick<RainRow, 'room_id'>): Promise<Account> =>
  accountOf(tx, { ...named(rain), kind: 'rain', owner: `room:${rain.room_id}` });

/** The account from which the sum came, and to which what is left returns. */
export const giverAccount = (tx: Tx, rain: Books & Pick<RainRow, 'giver_id'>): Promise<Account> =>
  accountOf(
    tx,
    rain.giver_id === null
      ? { ...named(rain), kind: 'house', owner: rain.merchant }
      : { ...named(rain), kind: 'wallet', owner: `member:${rain.giver_id}` },
  );

/**
 * Locks a room, which every change of its rain does first, after the wallet of the member concerned. Throws `not_found` if it is not
 * the merchant's.
 */
export const lockRoom = async (tx: Tx, merchant: string, id: number): Promise<RoomRow> => {
  const room = await inMerchant(tx, merchant)
    .selectFrom('chat_rooms')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!room) throw commonFailure('not_found');
  return room;
};

export const findRain = (db: Db | Tx, merchant: string, id: string): Promise<RainRow | undefined> =>
  inMerchant(db, merchant).selectFrom('rains').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a moment of a row is past on the database's clock. */
export const isPast = async (tx: Tx, moment: Date): Promise<boolean> => {
  const { rows } = await sql<{ past: boolean }>`select ${moment} <= row_clock() as past`.execute(tx);
  return rows[0]!.past;
};

/** Publishes the rain with the state of its room; null: none is open. */
export const publishRain = async (tx: Tx, { merchant, room_id }: RainRow, rain: RainRow | null): Promise<void> => {
  await changeRoom(tx, merchant, room_id, { rain: rain && jsonb(openRain(rain)) });
};

const openRain = (rain: RainRow): OpenRain => ({
  ...{ id: rain.id, giver: rain.giver_name, simulated: rain.simulated },
  ...{ amount: rain.amount, currency: rain.currency, exponent: rain.exponent },
  ...{ shares: rain.shares, taken: rain.taken, untilMs: rain.until_at.getTime() },
});
