import { VENDOR_HEADERS } from '../../contract/vendor.ts';
import type { SigningKey } from '../signature.ts';
import { createPlatformClient, type PlatformClient } from './platform-client.ts';

/** A merchant that offers the Studio's games, with the keys of both directions. */
export interface Operator {
  merchant: string;
  /** The Studio signs its calls with it. */
  keyId: string;
  secret: string;
  /** The platform signs its calls with it. Default: the Studio's own key. */
  platformKey?: { keyId: string; secret: string };
}

export interface OperatorOptions {
  vendor: string;
  /** The first one also opens launch tokens without a merchant's name. */
  operators: readonly [Operator, ...Operator[]];
  platformUrl: string | (() => string);
  nowMs: () => number;
  timeoutMs: number;
}

/** Finds the operator of a call, a player or a launch token. */
export interface Operators {
  /** Codes of the merchants, the first operator's first. */
  names: readonly string[];
  /** The client that signs calls about this merchant's players. */
  platformOf(merchant: string): PlatformClient;
  /** The key that a call of the platform claims, and the merchant that it belongs to. */
  keyOf(headers: Record<string, string | string[] | undefined>): { merchant: string; key: SigningKey };
}

/** Prepares one client of the platform for each operator. */
export function createOperators({ vendor, operators, platformUrl, nowMs, timeoutMs }: OperatorOptions): Operators {
  const clients = new Map(
    operators.map(({ merchant, keyId, secret }) => [
      merchant,
      createPlatformClient({ baseUrl: platformUrl, vendor, keyId, secret, nowMs, timeoutMs }),
    ]),
  );
  const keys = operators.map(({ merchant, keyId, secret, platformKey }) => ({
    merchant,
    key: { vendor, keyId, secret, ...platformKey },
  }));
  return {
    names: operators.map(({ merchant }) => merchant),
    // Rounds of a merchant whose keys are gone are still sent; the platform refuses what is not its own.
    platformOf: (merchant) => clients.get(merchant) ?? clients.get(operators[0].merchant)!,
    // A call with an unknown key is checked against the first one and refused.
    keyOf: (headers) => keys.find(({ key }) => key.keyId === headers[VENDOR_HEADERS.keyId]) ?? keys[0]!,
  };
}

/** Between the merchant's code, which has no such character, and the platform's token. */
const MARK = '~';

/** Names the merchant in a launch token, so that the Studio knows who issued it. The first operator's have no name. */
export const namedToken = (names: readonly string[], merchant: string, token: string): string =>
  merchant === names[0] ? token : `${merchant}${MARK}${token}`;

/** Reads a launch token. One without a known merchant's name belongs to the first operator. */
export function readToken(names: readonly string[], named: string): { merchant: string; token: string } {
  const at = named.indexOf(MARK);
  const merchant = at < 0 ? '' : named.slice(0, at);
  return names.includes(merchant) ? { merchant, token: named.slice(at + 1) } : { merchant: names[0]!, token: named };
}
