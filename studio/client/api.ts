import type {
  Begun,
  Book,
  Chase,
  Chases,
  History,
  Moved,
  Opened,
  Refused,
  Replay,
  ReplayOpened,
  Rotated,
  Slips,
  State,
} from '../protocol.ts';

/** The server refused the call, with a code. */
export class CallRefused extends Error {
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  constructor({ code, retryAfterMs }: Refused) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The result of the call is unknown. */
export class CallLost extends Error {}

/** Longer than the server may take for a bet and its settle. */
const ROUND_TIMEOUT_MS = 20_000;
const TIMEOUT_MS = 8_000;

export type Api = ReturnType<typeof createApi>;

/** Creates the game's calls to its server. They throw CallRefused or CallLost. */
export function createApi(base: string) {
  let token: string | null = null;

  async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, timeoutMs = TIMEOUT_MS): Promise<T> {
    let response: Response;
    try {
      response = await fetch(base + path, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 204) return undefined as T;
      const answer = (await response.json()) as T & Partial<Refused>;
      if (response.ok) return answer;
      if (typeof answer.code === 'string' && response.status !== 500) throw new CallRefused(answer as Refused);
    } catch (error) {
      if (error instanceof CallRefused) throw error;
      throw new CallLost(String(error));
    }
    throw new CallLost(`status ${response.status}`);
  }

  return {
    useToken: (next: string) => void (token = next),
    open: (launch: string, clientSeed: string) => call<Opened>('POST', '/session', { token: launch, clientSeed }),
    state: () => call<State>('GET', '/state'),
    /** With `chase`, the bet is also made in the next draws of its table. */
    begin: (clientRoundId: string, bet: unknown, chase?: Chase) =>
      call<Begun>('POST', '/round/begin', { clientRoundId, bet, ...(chase && { chase }) }, ROUND_TIMEOUT_MS),
    /** Begins one of the player's free rounds, by their id. */
    beginFree: (clientRoundId: string, bet: unknown, freeRounds: string) =>
      call<Begun>('POST', '/round/begin', { clientRoundId, bet, freeRounds }, ROUND_TIMEOUT_MS),
    cancel: (id: string) => call<Begun>('POST', '/round/cancel', { id }),
    chases: () => call<Chases>('GET', '/chases'),
    endChase: (id: string) => call<Chases>('POST', '/chases/end', { id }),
    move: (roundId: string, clientMoveId: string, after: number, move: unknown) =>
      call<Moved>('POST', '/round/move', { roundId, clientMoveId, after, move }, ROUND_TIMEOUT_MS),
    /** Sent while the page closes, so nobody waits for it. Plain text needs no preflight, for which there is no time. */
    goodbye: () =>
      void fetch(`${base}/goodbye`, { method: 'POST', body: token, keepalive: true, credentials: 'omit' }).catch(
        () => undefined,
      ),
    book: () => call<Book>('GET', '/book'),
    slips: () => call<Slips>('GET', '/book/slips'),
    seen: (id: string) => call<void>('POST', '/seen', { id }),
    history: (before: number | null) => call<History>('GET', `/rounds${before === null ? '' : `?before=${before}`}`),
    round: (id: string) => call<Replay>('GET', `/rounds/${id}`),
    replay: (replay: string) => call<ReplayOpened>('GET', `/replay?token=${encodeURIComponent(replay)}`),
    rotate: (clientSeed: string) => call<Rotated>('POST', '/seeds', { clientSeed }),
  };
}
