import type { RaffleProof } from './draws.ts';

/** A ticket with its HMAC. */
export interface RankedTicket {
  entry: string;
  ticket: number;
  hmac: string;
}

/** One way in which a proof fails. */
export type ProofFault = 'seed' | 'list' | 'order' | 'winners';

const text = new TextEncoder();
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (value: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', text.encode(value)));

/** SHA-256 of the seed's text: published before the first ticket. */
export const commitmentOf = (seed: string): Promise<string> => sha256(seed);

/** SHA-256 of the list's lines, each with a line feed. */
export const listHashOf = (list: readonly string[]): Promise<string> =>
  sha256(list.map((line) => `${line}\n`).join(''));

/** An entry with its tickets as a line of the list. */
export const listLine = (entry: string, tickets: number): string => `${entry}:${tickets}`;

/** The text whose HMAC ranks a ticket; the key is the seed. */
export const ticketText = (
  { listHash, randomness }: Pick<RaffleProof, 'listHash' | 'randomness'>,
  entry: string,
  ticket: number,
): string => `${listHash}:${randomness}:${entry}:${ticket}`;

const parsed = (line: string): [entry: string, tickets: number] => {
  const at = line.lastIndexOf(':');
  return [line.slice(0, at), Number(line.slice(at + 1))];
};

/** Computes HMAC-SHA256 of a text in hex. */
export type Sign = (message: string) => Promise<string> | string;

/** Signs with the seed by Web Crypto, in a browser or in Node. */
export const signerOf = async (seed: string): Promise<Sign> => {
  const key = await crypto.subtle.importKey('raw', text.encode(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return async (message) => hex(await crypto.subtle.sign('HMAC', key, text.encode(message)));
};

type Drawn = Pick<RaffleProof, 'list' | 'listHash' | 'randomness' | 'void' | 'prizes' | 'oneEach'>;

/**
 * The winners of a raffle in the order of its prizes: the tickets with the lowest HMACs. Void entries win nothing; an entry wins
 * once where `oneEach` is set. Depends on its arguments alone.
 */
export const drawWinners = async (
  proof: Drawn,
  sign: Sign,
  { signal }: { signal?: AbortSignal } = {},
): Promise<RankedTicket[]> => {
  const count = proof.prizes.reduce((sum, prize) => sum + prize.count, 0);
  const barred = new Set(proof.void);
  let best: RankedTicket[] = [];
  for (const line of proof.list) {
    signal?.throwIfAborted();
    const [entry, tickets] = parsed(line);
    if (barred.has(entry)) continue;
    let own: RankedTicket[] = [];
    for (let ticket = 1; ticket <= tickets; ticket += 1)
      own.push({ entry, ticket, hmac: await sign(ticketText(proof, entry, ticket)) });
    own = lowest(own, proof.oneEach ? 1 : count);
    best.push(...own);
    // Sorting now and then keeps the memory small, however many tickets there are.
    if (best.length > 4 * count + 1_000) best = lowest(best, count);
  }
  return lowest(best, count);
};

const lowest = (tickets: RankedTicket[], count: number): RankedTicket[] =>
  tickets.sort((one, other) => (one.hmac < other.hmac ? -1 : 1)).slice(0, count);

const isSorted = (list: readonly string[]): boolean =>
  list.every((line, index) => index === 0 || list[index - 1]! < line);

/** Returns what is wrong with a proof; nothing: the winners follow from what was published. Needs no network. */
export const proofFaults = async (proof: RaffleProof): Promise<ProofFault[]> => {
  const faults: ProofFault[] = [];
  if ((await commitmentOf(proof.seed)) !== proof.commitment) faults.push('seed');
  if ((await listHashOf(proof.list)) !== proof.listHash) faults.push('list');
  if (!isSorted(proof.list)) faults.push('order');
  const winners = await drawWinners(proof, await signerOf(proof.seed));
  const said = [...proof.winners].sort((one, other) => one.place - other.place);
  const same =
    said.length === winners.length &&
    said.every(
      ({ place, entry, ticket, hmac }, index) =>
        place === index + 1 &&
        winners[index]!.entry === entry &&
        winners[index]!.ticket === ticket &&
        winners[index]!.hmac === hmac,
    );
  if (!same) faults.push('winners');
  return faults;
};
