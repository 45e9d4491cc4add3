import { attach, sample, type Effect } from 'effector';
import type { EndpointSpec, ResponseOf } from '../../../contract/define.ts';
import { callFailed } from './call.ts';
import { $apiContext } from './context.ts';
import { CallFailure } from './failure.ts';

/** Longer than five megabytes take on a slow connection. */
const TIMEOUT_MS = 60_000;

/** Creates the effect that uploads one file to an endpoint. It fails with a CallFailure. */
export const createUpload = <E extends EndpointSpec & { encoding: 'upload' }>(
  endpoint: E,
): Effect<File, ResponseOf<E>, CallFailure> => {
  const uploadFx = attach({
    source: $apiContext,
    effect: async ({ baseUrl, token, merchant, language }, file: File): Promise<ResponseOf<E>> => {
      const body = new FormData();
      body.set('file', file);
      const headers = new Headers({ 'x-merchant': merchant, 'x-language': language });
      if (token) headers.set('authorization', `Bearer ${token}`);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = { method: endpoint.method, headers, body, signal };
      const { status, answer } = await ask(baseUrl + endpoint.path, request);
      const parsed = endpoint.response.safeParse(answer.value);
      if (answer.success === true && parsed.success) return parsed.data as ResponseOf<E>;
      const key = typeof answer.message === 'string' && answer.message ? answer.message : 'system_error';
      throw new CallFailure(key, status, answer.value);
    },
  }) as unknown as Effect<File, ResponseOf<E>, CallFailure>;
  sample({ clock: uploadFx.failData, target: callFailed });
  return uploadFx;
};

const ask = async (url: string, request: RequestInit) => {
  try {
    const response = await fetch(url, request);
    const answer = (await response.json()) as { success?: boolean; message?: unknown; value?: unknown };
    return { status: response.status, answer };
  } catch {
    throw new CallFailure('network_abnormal', 0);
  }
};
