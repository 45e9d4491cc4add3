import { sql } from 'kysely';
import * as z from 'zod/mini';
import { FixtureId } from '../../../contract/live-odds.ts';
import { platformCalls } from '../../../contract/vendor-platform.ts';
import { joinAt, slipsAt, VendorCallFailed } from './platform-client.ts';
import { addressOn, control, Game, merchantOf, OwnMachine, Player, SandboxRefused } from './sandbox-control.ts';
import { openedBy } from './sandbox-play.ts';

/** The vendor's answer, or why the platform does not take it. */
const unlessFailed = (answer: Promise<object>): Promise<object> =>
  answer.catch((error: unknown) => {
    if (error instanceof VendorCallFailed) return { failed: error.reason };
    throw error;
  });

/**
 * Controls for books whose pages are the site's: they call a vendor that listens on this machine, signed with the key of the call.
 * Each returns the vendor's answer, or `failed`.
 */
export const bookControls = {
  /** Logs the player in and opens the book. The launch token is valid after the call. */
  join: control(z.strictObject({ url: OwnMachine, ...Player, ...Game }), async (call, { url, player, game }) => {
    const { token } = await openedBy(call, { player, game, demo: false, joined: true });
    const { platform } = await merchantRow(call);
    const body = { token, game, language: 'EN', demo: false, merchant: call.merchant, platform } as const;
    return unlessFailed(joinAt(call.ctx, await addressOn(call, url, 'join'), body));
  }),
  /** Asks for the slips of the player of this session. */
  slips: control(z.extend(platformCalls.slipsRequest, { url: OwnMachine }), async (call, { url, ...body }) =>
    unlessFailed(slipsAt(call.ctx, await addressOn(call, url, 'slips'), body)),
  ),
  /** What the platform keeps of a fixture. */
  fixture: control(z.strictObject({ id: FixtureId }), async (call, { id }) => {
    const kept = await merchantOf(call)
      .selectFrom('live_states')
      .select('value')
      .where('key', '=', `fixture:${id}`)
      .executeTakeFirst();
    if (!kept) throw new SandboxRefused(`there is no fixture ${id}`);
    return { fixture: kept.value };
  }),
};

const merchantRow = async (call: Parameters<typeof merchantOf>[0]): Promise<{ platform: string }> =>
  (
    await sql<{
      platform: string;
    }>`select brand ->> 'platform' as platform from merchants where code = ${call.merchant}`.execute(call.tx)
  ).rows[0]!;
