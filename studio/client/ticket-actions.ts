import type { ChaseView, RoundView } from '../protocol.ts';
import type { Api } from './api.ts';

/** What a player can do with tickets that are placed. Calls that fail are told by the stage. */
export interface TicketActions {
  /** Cancels a ticket before its draw closes. */
  cancel(id: string): Promise<void>;
  chases(): Promise<readonly ChaseView[]>;
  endChase(id: string): Promise<readonly ChaseView[]>;
}

interface Hooks {
  /** The call was refused or lost. */
  failed: (error: unknown) => void;
  cancelled: (round: RoundView) => void;
}

/** Makes the calls about placed tickets. */
export function createTicketActions(api: Api, { failed, cancelled }: Hooks): TicketActions {
  let known: readonly ChaseView[] = [];
  const listed = async (call: Promise<{ chases: ChaseView[] }>): Promise<readonly ChaseView[]> => {
    try {
      known = (await call).chases;
    } catch (error) {
      failed(error);
    }
    return known;
  };
  return {
    async cancel(id) {
      try {
        cancelled((await api.cancel(id)).round);
      } catch (error) {
        failed(error);
      }
    },
    chases: () => listed(api.chases()),
    endChase: (id) => listed(api.endChase(id)),
  };
}
