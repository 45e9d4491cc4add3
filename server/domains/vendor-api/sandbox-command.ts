import * as z from 'zod/mini';
import { CommandName, CommandPayload } from '../../../contract/game-commands.ts';
import { Refused } from '../../live/refusal.ts';
import { answerOf } from './commands.ts';
import { commandAt } from './platform-client.ts';
import { addressOn, control, merchantOf, OwnMachine, SandboxRefused } from './sandbox-control.ts';

/** The control for commands of players. */
export const commandControl = {
  /**
   * Passes on a command of the player of this session to a vendor that listens on this machine, signed with the key of the call.
   * Returns what the player's page is told: the vendor's answer, or `refused`.
   */
  command: control(
    z.strictObject({
      url: OwnMachine,
      session: z.uuid(),
      command_id: z.uuid(),
      name: CommandName,
      payload: CommandPayload,
    }),
    async (call, { url, ...given }) => {
      const game = await merchantOf(call)
        .selectFrom('play_sessions')
        .innerJoin('games', (join) =>
          join
            .onRef('games.merchant', '=', 'play_sessions.merchant')
            .onRef('games.node_id', '=', 'play_sessions.node_id'),
        )
        .select('games.code')
        .where('play_sessions.id', '=', given.session)
        .executeTakeFirst();
      if (!game) throw new SandboxRefused(`there is no session ${given.session}`);
      const address = await addressOn(call, url, 'command');
      const body = { ...given, game: game.code, at: call.ctx.now() };
      return answerOf((timeoutMs) => commandAt(call.ctx, address, body, timeoutMs)).catch((error: unknown) => {
        if (error instanceof Refused) return { refused: error.refused };
        throw error;
      });
    },
  ),
};
