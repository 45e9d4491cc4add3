import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A balancer in front of several nodes; it does not inspect the traffic. */
export interface Balancer {
  url: string;
  /** The index of the node that this client (`c=<who>` in the URL of its first request) was last connected to. */
  nodeOf: (who: number) => number | undefined;
  /** The number of connections that a node accepted. */
  led(): number;
  close(): Promise<void>;
}

const WHO = /[?&]c=(\d+)/;
/** As often as the Caddyfile asks, in proportion to the test's time to leave a node. */
const HEALTH_EVERY_MS = 250;

/** Asks the nodes whether they serve, as a proxy does; `out` holds those that do not. */
const watchHealth = (ports: readonly number[]) => {
  const out = new Set<number>();
  const ask = async (port: number) => {
    const isServing = await fetch(`http://127.0.0.1:${port}/health/serving`, {
      signal: AbortSignal.timeout(2_000),
    }).then(
      async (response) => (await response.text(), response.ok),
      () => false,
    );
    if (isServing) out.delete(port);
    else out.add(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void ask(port)), HEALTH_EVERY_MS);
  return { out, stop: () => clearInterval(timer) };
};

/**
 * A round-robin TCP balancer: each connection goes to the next node, and to the one after it where that one does not answer. A
 * client with a number goes first to the node with that number, so that a test knows where each client starts. With `asksHealth` it leads nobody to a node that says that it does not serve.
 */
export const openBalancer = async (ports: readonly number[], { asksHealth = false } = {}): Promise<Balancer> => {
  const health = asksHealth ? watchHealth(ports) : undefined;
  const open = new Set<Socket>();
  const homes = new Map<number, number>();
  let turn = 0;
  let led = 0;

  /** Tries the nodes from this index on; gives up when none accepts the connection. */
  const lead = (near: Socket, first: Buffer, index: number, who: number | undefined, left = ports.length) => {
    if (left === 0) return void near.destroy();
    const at = index % ports.length;
    if (health?.out.has(ports[at]!)) return lead(near, first, at + 1, who, left - 1);
    const far = connect({ port: ports[at]!, host: '127.0.0.1', noDelay: true });
    far.once('error', () => lead(near, first, at + 1, who, left - 1));
    far.once('connect', () => {
      far.removeAllListeners('error');
      led += 1;
      if (who !== undefined) homes.set(who, at);
      join(near, far, first);
    });
  };
  const join = (near: Socket, far: Socket, first: Buffer) => {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    if (near.destroyed) return void far.destroy();
    far.write(first);
    near.pipe(far);
    far.pipe(near);
  };

  const server = createServer((near) => {
    near.setNoDelay(true);
    near.on('error', () => undefined);
    near.once('data', (first: Buffer) => {
      near.pause();
      const said = WHO.exec(first.toString('latin1').split('\r\n', 1)[0]!)?.[1];
      const who = said === undefined ? undefined : Number(said);
      lead(near, first, who ?? (turn += 1), who);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    nodeOf: (who) => homes.get(who),
    led: () => led,
    close: () =>
      new Promise((resolve) => {
        health?.stop();
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
