import { sql } from 'kysely';
import type { FoundMember } from '../../../contract/members-operator.ts';
import { beginsLike } from '../../db/begins-like.ts';
import type { Db } from '../../db/database.ts';
import { requireBrand } from '../../operator/merchant.ts';

/** Members of one answer. */
const SHOWN = 10;

interface Row {
  id: number;
  username: string;
  nickname: string;
  type: number;
  upline: string | null;
  mobile: string | null;
  email: string | null;
  created_at: Date;
  locked: boolean;
  lock: FoundMember['lock'];
  login_stopped: boolean;
  limits: FoundMember['limits'];
  play_blocked: boolean;
  excluded: boolean;
  frozen: boolean;
  wallet: number;
  vendor_wallets: number;
  owed: number;
  deposits: number;
  deposited: number;
  withdrawals: number;
  withdrawn: number;
  open_bets: number;
  last_bet_at: Date | null;
  sessions: FoundMember['sessions'];
}

/**
 * Members by a key, exact matches first: id, user name, mail, mobile; then name of the person, payout account, device key and the
 * address of a live session; then user names that begin like it. Deposits are those that were paid, withdrawals those that were paid and not returned.
 */
export const findMembers = async (
  db: Db,
  { merchant, key }: { merchant: string; key: string },
): Promise<{ list: FoundMember[]; more: boolean }> => {
  const { currency, exponent } = await requireBrand(db, merchant);
  const text = key.toLowerCase();
  const number = /^\d{1,15}$/.test(key) ? Number(key) : null;
  const { rows } = await sql<Row>`
    with found as (
      select 0 as rank, m.id from members m where m.id = ${number}::bigint and m.merchant = ${merchant}
      union all
      select 0, m.id from members m where m.merchant = ${merchant} and m.username = ${text}
      union all
      select 0, m.id from members m where m.merchant = ${merchant} and m.email = ${text}
      union all
      select 0, m.id from members m where m.merchant = ${merchant} and m.mobile in (${text}, '+' || ${text})
      union all
      select 1, p.member_id from payout_accounts p where p.merchant = ${merchant} and p.number = ${key}
      union all
      (select 1, p.member_id from profiles p where p.merchant = ${merchant} and p.payee_name = ${key} limit ${SHOWN + 1})
      union all
      (select 1, s.member_id from sessions s
        where s.merchant = ${merchant} and s.device_key = ${text} limit ${SHOWN + 1})
      union all
      (select 1, s.member_id from sessions s
        where s.merchant = ${merchant} and s.ip = ${key} and s.ended_at is null order by s.last_seen_at desc limit ${SHOWN + 1})
      union all
      (select 2, m.id from members m
        where m.merchant = ${merchant} and ${beginsLike(sql`m.username`, text)}
        order by m.username collate "C" limit ${SHOWN + 1})
    ), hit as (
      select f.id, min(rank) as rank from found f join members m on m.id = f.id and not m.demo
       group by f.id order by rank, f.id limit ${SHOWN + 1}
    )
    select m.id, m.username, m.nickname, m.type, u.username as upline, m.mobile, m.email, m.created_at, m.locked,
           case when m.locked then jsonb_build_object('reason', coalesce(m.lock_reason, ''), 'by', coalesce(m.locked_by, ''),
             'atMs', coalesce(in_ms(m.locked_at), 0)) end as lock,
           exists (select from stopped_logins l where l.merchant = m.merchant and l.username = m.username) as login_stopped,
           limited.*,
           m.play_blocked_reason is not null as play_blocked, coalesce(m.excluded_until > now(), false) as excluded,
           m.frozen_at is not null as frozen, money.*, paid.*, taken.*, played.*, online.*
      from hit join members m on m.id = hit.id
      left join members u on u.merchant = m.merchant and u.id = m.upline
      cross join lateral (
        select coalesce(sum(balance) filter (where kind = 'wallet'), 0)::bigint as wallet,
               coalesce(sum(balance) filter (where kind = 'vendor_wallet'), 0)::bigint as vendor_wallets,
               coalesce(-sum(balance) filter (where kind = 'receivable'), 0)::bigint as owed
          from accounts a where a.merchant = m.merchant and a.ledger = 'real' and a.member_id = m.id) money
      cross join lateral (
        select count(*)::int as deposits, coalesce(sum(amount), 0)::bigint as deposited
          from deposits d where d.merchant = m.merchant and d.member_id = m.id and d.state = 'paid') paid
      cross join lateral (
        select count(*)::int as withdrawals, coalesce(sum(amount), 0)::bigint as withdrawn
          from withdrawals w
         where w.merchant = m.merchant and w.member_id = m.id and w.state in ('paid', 'confirmed')) taken
      cross join lateral (
        select count(*) filter (where state = 'open')::int as open_bets, max(opened_at) as last_bet_at
          from rounds r where r.merchant = m.merchant and r.member_id = m.id and r.ledger = 'real') played
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'period', period, 'owner', owner, 'amount', in_force)
                 order by kind, period, owner), '[]') as limits
          from (select l.kind, l.period, l.owner, limit_in_force(l) as in_force from limits l
                 where l.merchant = m.merchant and l.member_id = m.id) each
         where in_force is not null) limited
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object(
                 'ip', ip, 'userAgent', user_agent, 'deviceKey', device_key,
                 'startedAtMs', (extract(epoch from started_at) * 1000)::bigint,
                 'lastSeenAtMs', (extract(epoch from last_seen_at) * 1000)::bigint) order by last_seen_at desc), '[]') as sessions
          from sessions s
         where s.merchant = m.merchant and s.member_id = m.id and s.ended_at is null and s.expires_at > now()) online
     order by hit.rank, m.id`.execute(db);
  const money = (amount: number) => ({ amount, currency, exponent });
  const published = (row: Row): FoundMember => ({
    ...{ id: row.id, account: row.username, nickname: row.nickname, type: row.type, upline: row.upline },
    ...{ mobile: row.mobile, email: row.email, joinedAtMs: row.created_at.getTime() },
    barred: [
      ...(row.locked ? (['locked'] as const) : []),
      ...(row.login_stopped ? (['login_stopped'] as const) : []),
      ...(row.play_blocked ? (['play_blocked'] as const) : []),
      ...(row.excluded ? (['excluded'] as const) : []),
      ...(row.frozen ? (['agent_frozen'] as const) : []),
    ],
    lock: row.lock,
    limits: row.limits,
    wallet: money(row.wallet),
    vendorWallets: money(row.vendor_wallets),
    owed: money(row.owed),
    deposits: { count: row.deposits, sum: money(row.deposited) },
    withdrawals: { count: row.withdrawals, sum: money(row.withdrawn) },
    openBets: row.open_bets,
    lastBetAtMs: row.last_bet_at?.getTime() ?? null,
    sessions: row.sessions,
  });
  return { list: rows.slice(0, SHOWN).map(published), more: rows.length > SHOWN };
};
