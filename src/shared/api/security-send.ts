import type { EndpointSpec } from '../../../contract/define.ts';
import type { ApiContext } from './context.ts';
import type { CallFailure } from './failure.ts';
import { drawKey, keepKey, sign } from './security-keys.ts';
import type { Extra, FetchOne } from './send.ts';

/** Sends what opens a session or must be signed with its key. */
export const sendSecured = (
  fetchOne: FetchOne,
  endpoint: EndpointSpec,
  request: object,
  context: ApiContext,
  extra: Extra,
): ReturnType<FetchOne> =>
  endpoint.opensSession
    ? openSession(fetchOne, endpoint, request, context)
    : sendSigned(fetchOne, endpoint, request, context, extra);

/** A session that begins has a key of its own, made here. */
const openSession = async (fetchOne: FetchOne, endpoint: EndpointSpec, request: object, context: ApiContext) => {
  // Without a secure context there is none; sealing says so.
  if (!globalThis.crypto?.subtle) return fetchOne(endpoint, request, context);
  const drawn = await drawKey();
  const answer = await fetchOne(endpoint, { ...request, publicKey: drawn.publicKey }, context);
  await keepKey((answer.value as { token: string }).token, drawn);
  return answer;
};

/** Signs by this device's clock, and where that is wrong, once more by the server's. */
const sendSigned = async (
  fetchOne: FetchOne,
  endpoint: EndpointSpec,
  request: object,
  context: ApiContext,
  extra: Extra,
) => {
  const sendAt = (atMs: number) =>
    fetchOne(endpoint, request, context, {
      ...extra,
      async headersOf(method, path, body) {
        const signature = await sign(context.token, { method, path, body, atMs });
        const headers: Record<string, string> = signature ? { 'x-signature': signature } : {};
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
