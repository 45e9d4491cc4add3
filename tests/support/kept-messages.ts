import type { Fail } from '../../server/http/failure.ts';
import type { Messages } from '../../server/messages/messages.ts';

interface Kept {
  to: string;
  text: string;
  subject?: string;
}

/** A carrier that stores its messages, and can be down or slow. */
export const keptMessages = () => {
  const sent: Kept[] = [];
  const state = { down: false, slowMs: 0 };
  const keep = async ({ to, text, subject }: Kept, fail: Fail<'message_not_sent'>) => {
    if (state.slowMs) await new Promise((resolve) => setTimeout(resolve, state.slowMs));
    if (state.down) throw fail('message_not_sent', { cause: new Error('the test says no') });
    sent.push({ to, text, ...(subject !== undefined && { subject }) });
  };
  const messages: Messages = { sms: keep, mail: keep };
  return {
    messages,
    sent,
    state,
    /** The code of the newest message to a number; empty if there is none. */
    codeFor: (to: string): string => /\d{6}/.exec(sent.findLast((each) => each.to === to)?.text ?? '')?.[0] ?? '',
  };
};
