import { sql } from 'kysely';
import type { RequestOf, ResponseOf } from '../../../contract/define.ts';
import type { GiveRefusal, rain as contract } from '../../../contract/rain.ts';
import { RAIN_LIMITS } from '../../../contract/rain-value.ts';
import type { BaseContext } from '../../app/base-context.ts';
import { inMerchant } from '../../db/merchant.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { CallOf, MoneyCall } from '../../http/route.ts';
import type { MemberRow } from '../../http/viewer.ts';
import { InsufficientFunds } from '../../ledger/errors.ts';
import { payloadHash } from '../../ledger/payload-hash.ts';
import { checkOpen } from '../chat/index.ts';
import { lockWallet, openTurnover } from '../wallet/index.ts';
import { giveRain, notGiven } from './give.ts';
import { givenToday, memberTerms } from './terms.ts';

type Call = CallOf<typeof contract.give>;
type Request = RequestOf<typeof contract.give>;

/** Gives a rain from a member's wallet. The same key with the same request gives the same rain. */
export const giveOwnRain = async (
  { database }: Pick<BaseContext, 'database'>,
  call: Call,
  request: Request,
): Promise<ResponseOf<typeof contract.give>> => {
  checkOpen(call.merchant, call.fail);
  const hash = payloadHash(request);
  const given = await findGiven(database.db, call, hash);
  if (given !== undefined) return { rain: given };
  return database
    .transact((tx) => give(tx, call, request, hash))
    .catch((error: unknown) => {
      if (error instanceof InsufficientFunds)
        throw call.fail('balance_too_low', { details: { balance: error.balance } });
      throw error;
    });
};

/** The rain that this key gave. Throws if the key was used for another request. */
const findGiven = async (
  db: Db | Tx,
  { merchant, member, idempotencyKey, fail }: MoneyCall,
  hash: Buffer,
): Promise<string | undefined> => {
  const row = await inMerchant(db, merchant.code)
    .selectFrom('rains')
    .select(['id', 'payload_hash'])
    .where('giver_id', '=', member.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (row && !row.payload_hash?.equals(hash)) throw fail('idempotency_key_reused');
  return row?.id;
};

const give = async (tx: Tx, call: Call, request: Request, hash: Buffer): Promise<{ rain: string }> => {
  const { merchant, member, idempotencyKey, fail } = call;
  const { room, amount, currency, shares } = request;
  const { exponent } = member;
  const terms = memberTerms(merchant);
  if (!terms) throw notGiven(fail, 'off');
  if (currency !== member.currency) throw fail('wrong_currency', { details: { currency: member.currency } });
  // The lock makes a member's rains wait for one another, so that the sum of the day is exact.
  await lockWallet(tx, { ...member, memberId: member.id });
  const given = await findGiven(tx, call, hash);
  if (given !== undefined) return { rain: given };
  const giver = await readGiver(tx, member);
  if (giver.refusal) throw notGiven(fail, giver.refusal);
  if ((await openTurnover(tx, merchant.code, member.id)) > 0) throw notGiven(fail, 'turnover');
  const { minimum, maximum } = terms;
  if (amount < minimum || amount > maximum) throw notGiven(fail, 'amount', { minimum, maximum, currency, exponent });
  if (shares > terms.shares) throw notGiven(fail, 'shares', { max: terms.shares });
  const left = terms.sumADay - (await givenToday(tx, merchant.code, member.id));
  if (amount > left) throw notGiven(fail, 'day_sum', { left: Math.max(0, left), currency, exponent });
  const { id } = await giveRain(
    tx,
    {
      ...{ merchant: merchant.code, room, amount, currency, exponent, shares, minutes: RAIN_LIMITS.minutes },
      giver: { id: member.id, name: giver.name, idempotencyKey, payloadHash: hash },
    },
    fail,
  );
  return { rain: id };
};

/** The name of a giver in the chat, and why the member gives nothing. */
const readGiver = async (
  tx: Tx,
  { merchant, id }: MemberRow,
): Promise<{ name: string; refusal: GiveRefusal | null }> => {
  const { rows } = await sql<{ name: string | null; refusal: GiveRefusal | null }>`
    select c.name, case
             when m.excluded_until > row_clock() then 'excluded'
             when m.frozen_at is not null then 'frozen'
             when m.play_blocked_reason is not null then 'blocked'
             when c.name is null then 'no_name'
             when c.muted_until > row_clock() then 'muted'
             when exists (select from awards a where a.member_id = m.id and a.state = 'active') then 'bonus'
           end as refusal
      from members m left join chat_members c on c.member_id = m.id
     where m.merchant = ${merchant} and m.id = ${id}`.execute(tx);
  const { name, refusal } = rows[0]!;
  return { name: name ?? '', refusal };
};
