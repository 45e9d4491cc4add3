import type { EndpointSpec } from '../../../contract/define.ts';
import { localKept } from '../lib/storage.ts';
import type { ApiContext } from './context.ts';
import type { CallFailure } from './failure.ts';
import { drawKey, keepKey, sign } from './security-keys.ts';
import type { Extra, FetchOne } from './fetch-one.ts';

/** Sends calls that start a session or need a signature of its key. */
export const sendSecured = (
  fetchOne: FetchOne,
  endpoint: EndpointSpec,
  request: object,
  context: ApiContext,
  extra: Extra,
): ReturnType<FetchOne> =>
  endpoint.opensSession
    ? openSession(fetchOne, endpoint, request, context)
    : askingAgain(context, (confirmation) =>
        sendSigned(fetchOne, endpoint, request, context, { ...extra, confirmation }),
      );

const ASKS = new Set(['confirmation_needed', 'reauthentication_needed']);

/** Sends a call again with a confirmation if the server asks for one. Without confirmation it fails with its original error. */
const askingAgain = async <T>({ ask }: ApiContext, send: (confirmation?: string) => Promise<T>): Promise<T> => {
  const again = async (confirmation?: string): Promise<T> => {
    try {
      return await send(confirmation);
    } catch (error) {
      const failure = error as CallFailure;
      if (!ask || !ASKS.has(failure.key)) throw failure;
      return again(await new Promise<string>((go, reject) => ask({ failure, go, giveUp: () => reject(failure) })));
    }
  };
  return again();
};

/** Starts a session with a new key pair. */
const openSession = async (fetchOne: FetchOne, endpoint: EndpointSpec, request: object, context: ApiContext) => {
  // Without a secure context there is no key; sealing reports that.
  if (!globalThis.crypto?.subtle) return fetchOne(endpoint, request, context);
  const drawn = await drawKey();
  const headersOf = async () => ({ 'x-device': deviceId() });
  const answer = await fetchOne(endpoint, { ...request, publicKey: drawn.publicKey }, context, { headersOf });
  await keepKey((answer.value as { token: string }).token, drawn);
  return answer;
};

/** The number of this browser, the same for all accounts that log in with it. It is drawn at the first login. */
const deviceId = (): string => {
  const known = localKept.getItem('device');
  if (known !== null) return known;
  const drawn = crypto.randomUUID();
  localKept.setItem('device', drawn);
  return drawn;
};

/** Signs by this device's clock, and if that is wrong, once more by the server's. */
const sendSigned = async (
  fetchOne: FetchOne,
  endpoint: EndpointSpec,
  request: object,
  context: ApiContext,
  { confirmation, ...extra }: Extra & { confirmation?: string },
) => {
  const sendAt = (atMs: number) =>
    fetchOne(endpoint, request, context, {
      ...extra,
      async headersOf(method, path, body) {
        const signature = await sign(context.token, { method, path, body, atMs });
        const headers: Record<string, string> = {};
        if (signature) headers['x-signature'] = signature;
        if (confirmation) headers['x-confirmation'] = confirmation;
        return headers;
      },
    });
  try {
    return await sendAt(Date.now());
  } catch (error) {
    const details = ((error as CallFailure).details ?? {}) as { problem?: string; serverTimeMs?: number };
    if (details.problem !== 'late' || details.serverTimeMs === undefined) throw error;
    return sendAt(details.serverTimeMs);
  }
};
