import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { staff } from '../../../../contract/staff.ts';
import { games } from '../../../../contract/games.ts';
import type { VendorAuthenticated } from '../../../../contract/vendor.ts';
import { inMerchant } from '../../../../server/db/merchant.ts';
import { cashierSettings } from '../../../../server/demo/cashier/settings.ts';
import { STUDIO } from '../../../../server/demo/merchant.ts';
import { vendorKeysOf } from '../../../../server/demo/vendor-keys.ts';
import { publishNotice } from '../../../../server/domains/notices/publish.ts';
import type { MemberRow } from '../../../../server/http/viewer.ts';
import { createStand } from '../../../../studio/conformance/harness.ts';
import { callServer } from '../../../support/calls.ts';
import { addMember, openSession, TEST_OPERATOR_KEY } from '../../../support/test-server.ts';
import { BRAND, OTHER, SCRATCH, type HostileServer } from './server.ts';
import { addPay, addRound, give } from './rows.ts';
import type { Known } from './from-schema.ts';

export const ROLES = ['visitor', 'member', 'trial', 'agent', 'stranger', 'ended', 'operator'] as const;
export type Role = (typeof ROLES)[number];

export interface Key {
  id: string;
  secret: string;
}
/** The senders, and the ids they know. */
export interface People {
  /** The bearer token; null for a visitor. */
  tokenOf(role: Role): string | null;
  members: Record<'member' | 'trial' | 'agent' | 'stranger', MemberRow>;
  sessionOf(role: 'member' | 'trial' | 'agent' | 'stranger'): string;
  /** Logs in every role whose session a request has ended. */
  renew(): Promise<void>;
  vendorKey: Key;
  platformKey: Key;
  cashierKey: { key: string; webhookKey: string };
  /** A Studio session of a player without money. */
  studioToken: string;
  known: Known;
  vendorKnown: Known;
}

const LIVE = ['member', 'trial', 'agent', 'stranger'] as const;

/** Creates the senders, and rows that requests can refer to. */
export const invitePeople = async (server: HostileServer): Promise<People> => {
  const { database, url } = server;
  const members = {
    member: await addMember(database, 'ann'),
    trial: await addMember(database, 'tess', { type: 4 }),
    agent: await addMember(database, 'agnes', { type: 1 }),
    stranger: await addMember(database, 'oscar', { merchant: OTHER }),
  };
  await inMerchant(database.db, BRAND)
    .updateTable('members')
    .set({ demo: true })
    .where('id', '=', members.trial.id)
    .execute();
  const sessions = new Map<Role, { id: string; token: string }>();
  const logIn = async (role: (typeof LIVE)[number]) => {
    const { token, session } = await openSession(database, members[role]);
    sessions.set(role, { id: session.id, token });
  };
  for (const role of LIVE) await logIn(role);
  const ended = await openSession(database, members.member);
  await inMerchant(database.db, BRAND)
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()`, end_reason: 'logout' })
    .where('id', '=', ended.session.id)
    .execute();

  const noticeId = await database.transact(
    async (tx) =>
      (await publishNotice(tx, BRAND, { type: 'B', title: { EN: 'A notice' }, content: { EN: 'Its text' } })).id,
  );
  const { db } = database;
  const nodes = await inMerchant(db, BRAND)
    .selectFrom('games')
    .select(['node_id', 'vendor', 'game_type', 'code'])
    .limit(12)
    .execute();
  const studioNode = await inMerchant(db, BRAND)
    .selectFrom('games')
    .select('node_id')
    .where('vendor', '=', STUDIO.vendor)
    .where('code', '=', STUDIO.game)
    .executeTakeFirstOrThrow();
  const keys = await vendorKeysOf(db, BRAND, STUDIO.vendor);
  const cashierKey = await cashierSettings(db);

  await addMember(database, 'poor');
  const stand = createStand({ ...keys.in, url, vendor: STUDIO.vendor, player: 'poor', game: STUDIO.game });
  const { token } = await stand.control<{ token: string }>('session', {
    player: 'poor',
    game: STUDIO.game,
    demo: false,
  });
  const authenticated = await stand.client.authenticate({ token });
  if (authenticated.kind !== 'answered') throw new Error('the player without money got no session');
  const played = authenticated.answer as VendorAuthenticated;

  const backUrl = '/rng';
  const request = { language: 'EN', backUrl, platform: 'html5-desktop', clientType: '3' } as const;
  const broke = await openSession(database, await addMember(database, 'broke'));
  const launched = await callServer(
    url,
    games.launch,
    { ...request, nodeId: String(studioNode.node_id) },
    { token: broke.token },
  );
  const launch = new URLSearchParams(launched.body.value.url.split('#')[1]).get('launch');
  const opened = (await (
    await fetch(`${url}${STUDIO.path}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: launch, clientSeed: 'a-seed-of-the-player' }),
    })
  ).json()) as { token: string };

  await give(server, members.member, 100_000);
  const { billId, contractId, downlineId } = await addPay(server, members.agent);
  const round = await addRound(server, members.member, studioNode.node_id, sessions.get('member')!.id);
  const vendors = [...new Set(nodes.map(({ vendor }) => vendor))];
  // As soon as hostile input has made staff, the root key makes staff only.
  const admin = { name: 'ada', roles: ['admin' as const], reason: 'tries hostile input' };
  const made = await callServer(url, staff.create, admin, { token: TEST_OPERATOR_KEY });
  const { key } = made.body.value;
  return {
    members,
    tokenOf(role) {
      if (role === 'visitor') return null;
      if (role === 'operator') return key;
      return role === 'ended' ? ended.token : sessions.get(role)!.token;
    },
    sessionOf: (role) => sessions.get(role)!.id,
    async renew() {
      for (const role of LIVE) {
        const alive = await inMerchant(db, role === 'stranger' ? OTHER : BRAND)
          .selectFrom('sessions')
          .select('id')
          .where('id', '=', sessions.get(role)!.id)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (!alive) await logIn(role);
      }
    },
    vendorKey: { id: keys.in.keyId, secret: keys.in.secret },
    platformKey: { id: keys.out.keyId, secret: keys.out.secret },
    cashierKey,
    studioToken: opened.token,
    known: {
      merchant: [BRAND],
      merchantCode: [BRAND],
      nodeId: nodes.map(({ node_id }) => String(node_id)),
      vendor: vendors,
      vassalage: vendors,
      gameType: nodes.map(({ game_type }) => game_type),
      language: ['EN', 'CN', 'AR'],
      currency: ['USD'],
      method: ['sandbox-card', 'sandbox-bank'],
      amount: [1_000, 5_000, 1],
      roundId: [round],
      before: [round, '5'],
      after: ['0', '1'],
      // Two days in this order.
      from: ['2026-11-01', '2026-11-20'],
      to: ['2026-11-20', '2026-11-23'],
      pageNo: ['1', '2'],
      page: ['1', '2'],
      pageSize: ['10', '100'],
      minBet: ['1'],
      minLineNum: ['1'],
      backUrl: ['/rng'],
      groupName: ['home'],
      gameCategory: ['ALL'],
      limitNum: ['20'],
      types: ['B', 'B,PL'],
      username: ['ann', 'newcomer'],
      password: ['Parlour-2026'],
      type: ['username', 'B'],
      noticeId: [noticeId],
      id: [billId],
      contractId: [contractId],
      downlineId: [downlineId, String(downlineId)],
      kind: ['realtime'],
      span: ['5m', '1h'],
      endsAtMs: [300_000 * Math.ceil(Date.now() / 300_000 + 12)],
      rate: [10_000, 20_000],
      token: ['x'.repeat(43)],
      stake: [100],
    },
    vendorKnown: {
      session: [played.session],
      player: [played.player, played.player, String(members.member.id)],
      game: [STUDIO.game],
      currency: ['USD'],
      tx_id: [randomUUID(), randomUUID(), 'a-tx-id'],
      bet_tx_id: ['a-tx-id'],
      target_tx_id: ['a-tx-id'],
      round_id: [randomUUID(), 'a-round'],
      amount: [100, 1],
    },
  };
};

/** The same for operator calls, with a separate merchant, so that they close nothing for the others. */
export const operatorKnown = (known: Known): Known => ({
  ...known,
  merchant: [SCRATCH],
  flag: ['DIRECTREG3'],
  vendor: ['STUDIO'],
  depositId: [randomUUID()],
  reason: ['because'],
  EN: ['words'],
});
