import type { CommandResult } from '../../contract/game-commands.ts';
import type { ToGame } from '../../contract/vendor-frame.ts';
import type { Frame } from './frame.ts';

/** The Studio's answer to a command, or the refusal of the platform, which did not pass it on. */
export type CommandAnswer = CommandResult | { refused: string };

export interface Commands {
  /** Sends a command through the page, which resends it until it is answered. */
  send(name: string, payload: Record<string, unknown>): Promise<CommandAnswer>;
  /** Takes a message of the page. */
  hear(message: ToGame): void;
}

/** Commands of the player, over the page's socket (docs/vendor-frame.md). */
export function createCommands(frame: Pick<Frame, 'tell'>): Commands {
  const waiting = new Map<string, (answer: CommandAnswer) => void>();
  return {
    send: (name, payload) =>
      new Promise((resolve) => {
        const id = crypto.randomUUID();
        waiting.set(id, resolve);
        frame.tell({ type: 'command', id, name, payload });
      }),
    hear(message) {
      if (message.type !== 'answer') return;
      const { code, result } = message.by === 'vendor' ? message : { code: '', result: null };
      waiting.get(message.id)?.(message.by === 'vendor' ? { code, result } : { refused: message.refused });
      waiting.delete(message.id);
    },
  };
}
