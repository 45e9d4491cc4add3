import type { Messages } from '../../server/messages/messages.ts';

/** A carrier that keeps what it is given, or refuses it while it is `down`. */
export const testCarrier = () => {
  const sent: { to: string; text: string }[] = [];
  const state = { down: false };
  const take = async ({ to, text }: { to: string; text: string }): Promise<void> => {
    if (state.down) throw new Error('the carrier is down');
    sent.push({ to, text });
  };
  const messages: Messages = { sms: take, mail: take };
  /** The code of the last message to a number or address. */
  const codeTo = (to: string): string | undefined =>
    /[0-9]{6}/.exec(sent.findLast((each) => each.to === to)?.text ?? '')?.[0];
  return { messages, sent, state, codeTo };
};
