import { sql } from 'kysely';
import type { GameType } from '../../../contract/primitives.ts';
import type { Profit } from '../../../contract/records.ts';
import type { Tx } from '../../db/database.ts';
import type { MemberRow, Merchant } from '../../http/viewer.ts';
import { daysBetween, periodOf } from './period.ts';
import { sumsOf, walletOf } from './wallet-sums.ts';
import { firstOf } from '../../shared/first-of.ts';

interface Part {
  day: string;
  game_type: GameType;
  vendor: string;
  name: string;
  stake: number;
  payout: number;
}

/**
 * A member's stakes and winnings in a period, by day, game type and vendor. A stake that a rollback gave back is no stake;
 * adjustments belong to the winnings. So winnings less stakes are what play added to the wallet.
 */
export const profitOf = async (
  tx: Tx,
  merchant: Merchant,
  member: MemberRow,
  request: { from: string; to: string },
): Promise<Profit> => {
  const wallet = await walletOf(tx, member);
  const { currency, exponent } = member;
  const days = daysBetween(request.from, request.to);
  if (!wallet) return { currency, exponent, ...sharesOf([], days), lifetime: { deposits: 0, withdrawals: 0, net: 0 } };
  const { rows } = await sql<Part>`
    select to_char(s.slot at time zone ${merchant.brand.timeZone}, 'YYYY-MM-DD') as day,
           g.game_type, g.vendor, coalesce(v.name, g.vendor) as name,
           sum(case s.kind when 'bet' then s.amount_out when 'rollback' then -s.amount_in else 0 end)::bigint as stake,
           sum(case when s.kind in ('win', 'jackpot', 'adjust') then s.amount_in - s.amount_out
                    when s.kind = 'rollback' then -s.amount_out else 0 end)::bigint as payout
      from ${sumsOf(wallet, periodOf(merchant, request))} s
      join games g on g.merchant = ${member.merchant} and g.node_id = s.node_id
      left join vendors v on v.merchant = g.merchant and v.code = g.vendor
     where s.kind in ('bet', 'win', 'jackpot', 'rollback', 'adjust')
     group by 1, 2, 3, 4`.execute(tx);
  const money = await sql<{ deposits: number; withdrawals: number }>`
    select coalesce(sum(amount_in) filter (where kind = 'deposit'), 0)::bigint as deposits,
           coalesce(sum(amount_out) filter (where kind = 'withdrawal'), 0)::bigint
             - coalesce(sum(amount_in) filter (where kind = 'withdrawal_returned'), 0)::bigint as withdrawals
      from ${sumsOf(wallet, undefined)} s`.execute(tx);
  const { deposits, withdrawals } = firstOf(money.rows);
  return {
    currency,
    exponent,
    ...sharesOf(rows, days),
    lifetime: { deposits, withdrawals, net: deposits - withdrawals },
  };
};

const sharesOf = (rows: readonly Part[], days: readonly string[]) => ({
  total: shareOf(rows),
  days: days.map((day) => ({ day, ...shareOf(rows.filter((row) => row.day === day)) })),
  types: parted(rows, (row) => row.game_type).map(([gameType, part]) => ({ gameType, ...shareOf(part) })),
  vendors: parted(rows, (row) => row.vendor).map(([vendor, part]) => ({
    vendor,
    name: part[0]!.name,
    ...shareOf(part),
  })),
});

const shareOf = (parts: readonly Part[]) => {
  const stake = parts.reduce((sum, part) => sum + part.stake, 0);
  const payout = parts.reduce((sum, part) => sum + part.payout, 0);
  return { stake, payout, net: payout - stake };
};

/** The rows by a key, the part with the highest stake first. */
const parted = <K extends string>(rows: readonly Part[], keyOf: (row: Part) => K): [K, Part[]][] =>
  [...new Set(rows.map(keyOf))]
    .map((key): [K, Part[]] => [key, rows.filter((row) => keyOf(row) === key)])
    .sort(([, one], [, other]) => shareOf(other).stake - shareOf(one).stake);
