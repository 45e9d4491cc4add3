/** A process of many clients; reports when each value reached each of them. */
import { nowMs, type CrowdOrder, type Receipts, type Speech } from './protocol.ts';
import { openRawClient } from './raw-client.ts';

/** Concurrent handshakes: more would only wait in the server's queue. */
const AT_ONCE = 32;

const cameAt = new Map<number, number[]>();
const onFigure = (seq: number) => {
  const times = cameAt.get(seq);
  if (times) times.push(nowMs());
  else cameAt.set(seq, [nowMs()]);
};

/** The client's protocol with its own ticket, where its join needs one. */
const withTicket = (speech: Speech, ticket: string | undefined): Speech =>
  speech.kind === 'ws' || ticket === undefined ? speech : { ...speech, join: { ...(speech.join as object), ticket } };

const grow = async ({ port, speech, from, to, tickets }: Extract<CrowdOrder, { order: 'grow' }>) => {
  let next = from;
  const opener = async () => {
    while (next < to) {
      const number = next++;
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      await openRawClient({ port, speech: withTicket(speech, tickets?.[number]), address }, onFigure);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
};

const tell = (): Receipts => {
  const receipts = new Map([...cameAt].map(([seq, times]) => [seq, Float64Array.from(times)]));
  cameAt.clear();
  return receipts;
};

process.on('message', (request: CrowdOrder) => {
  if (request.order === 'tell') return void process.send!(tell());
  // An error ends the process, and the parent with it.
  void grow(request).then(() => process.send!('grown'));
});
process.on('disconnect', () => process.exit());
