/** Runs many watching clients; the parent opens them, asks for their state, and collects everything they showed. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { answerParent } from './child.ts';
import { openClient, type ClientPlan, type WatchingClient } from './watching-client.ts';
import { encode } from './messages.ts';

// The transport needs an event target for the browser's online event.
const page = new EventTarget();
// Every client adds a listener to it.
setMaxListeners(0, page);
Object.assign(globalThis, { window: page });

const clients: WatchingClient[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Fetches a ticket without the proxy: only the socket is under test. */
const ticketFrom =
  (site: string) =>
  ({ merchant, token }: ClientPlan): Promise<string> =>
    new Promise((resolve, reject) => {
      const asking = request(
        `${site}/wps/session/ticket`,
        {
          method: 'POST',
          agent,
          timeout: 5_000,
          headers: { authorization: `Bearer ${token}`, 'x-merchant': merchant, 'content-type': 'application/json' },
        },
        (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += chunk.toString()));
          response.on('end', () => {
            const { success, value } = JSON.parse(body) as { success: boolean; value: { ticket: string } };
            if (success) resolve(value.ticket);
            else reject(new Error(`no ticket: ${body}`));
          });
          response.on('error', reject);
        },
      );
      asking.on('timeout', () => asking.destroy(new Error('no ticket in time')));
      asking.on('error', reject);
      asking.end('{}');
    });

const TICK_MS = 50;
let beatAtMs = performance.now();
let stallMs = 0;
setInterval(() => {
  const now = performance.now();
  stallMs = Math.max(stallMs, now - beatAtMs - TICK_MS);
  beatAtMs = now;
}, TICK_MS);

answerParent({
  async open({ plans, through, site }: { plans: ClientPlan[]; through: string; site: string }) {
    const ticket = ticketFrom(site);
    for (const plan of plans) {
      clients.push(openClient(plan, { through, ticket }));
      // Connecting all clients at the same moment would test the handshake instead.
      await sleep(3);
    }
  },
  now: () => clients.map(({ plan, state, seqs }) => ({ client: plan.client, state: state(), seqs: seqs() })),
  collect: () => ({
    seen: clients.map(({ plan, texts }) => ({ client: plan.client, texts: encode(texts) })),
    stallMs,
  }),
});
