import { replay } from '../../engines/instant/play.ts';
import type { RoundView } from '../../protocol.ts';
import type { Queryable } from '../../server/database.ts';
import type { LoadedTitle } from '../../titles/load.ts';

/** Repeats a round from its bet, moves and seeds alone. */
export async function replayedBy(db: Queryable, title: LoadedTitle, { id, bet, moves }: RoundView) {
  const { rows } = await db.query<{ server_seed: string; client_seed: string; nonce: number }>(
    `select p.server_seed, p.client_seed, r.nonce from round r join seed_pair p on p.id = r.seed_pair_id where r.id = $1`,
    [id],
  );
  const [row] = rows;
  const seeds = { serverSeed: row!.server_seed, clientSeed: row!.client_seed, nonce: row!.nonce };
  const { steps, ...whole } = await replay(title, { bet, moves }, seeds);
  return { ...whole, view: title.family.view(title.params, steps.at(-1)!.state) };
}
