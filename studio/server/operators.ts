import { VENDOR_HEADERS } from '../../contract/vendor.ts';
import type { SigningKey } from '../signature.ts';
import { createPlatformClient, type PlatformClient } from './platform-client.ts';

/** A merchant that offers the Studio's games under a vendor code, with the keys of both directions. */
export interface Operator {
  merchant: string;
  /** Default: the Studio's own code. */
  vendor?: string;
  /** The Studio signs its calls with it. */
  keyId: string;
  secret: string;
  /** The platform signs its calls with it. Default: the Studio's own key. */
  platformKey?: { keyId: string; secret: string };
  /** Types of games that the merchant offers; all unless stated. The tables of others are not run for it. */
  types?: readonly string[];
}

export interface OperatorOptions {
  vendor: string;
  /** The first one also opens launch tokens without a name. */
  operators: readonly [Operator, ...Operator[]];
  platformUrl: string | (() => string);
  nowMs: () => number;
  timeoutMs: number;
}

/** Whose game a call is about. */
export interface Party {
  vendor: string;
  merchant: string;
}

/** Finds the operator of a call, a player or a launch token. */
export interface Operators {
  /** The first operator's name first. */
  names: readonly string[];
  /** The first operator's vendor code. */
  vendor: string;
  /** Every operator's merchant and vendor code. */
  parties: readonly (Party & Pick<Operator, 'types'>)[];
  nameOf(party: Party): string;
  partyOf(name: string): Party;
  /** The client that signs calls about this merchant's players and this vendor's games. */
  platformOf(party: Party): PlatformClient;
  /** The key that a call of the platform claims, and whose it is. */
  keyOf(headers: Record<string, string | string[] | undefined>): Party & { key: SigningKey };
}

/** Prepares one client of the platform for each operator. */
export function createOperators({ vendor: own, operators, platformUrl, nowMs, timeoutMs }: OperatorOptions): Operators {
  // Of the Studio's own code, the merchant alone is the name.
  const nameOf = ({ vendor, merchant }: Party): string => (vendor === own ? merchant : `${vendor}.${merchant}`);
  const all = operators.map(({ merchant, vendor = own, keyId, secret, platformKey, types }) => ({
    party: { merchant, vendor, ...(types && { types }) },
    ...{ merchant, vendor, name: nameOf({ merchant, vendor }) },
    client: createPlatformClient({ baseUrl: platformUrl, vendor, keyId, secret, nowMs, timeoutMs }),
    key: { vendor, keyId, secret, ...platformKey },
  }));
  const [first] = all;
  if (!first) throw new Error('the Studio has no operator');
  const byName = new Map(all.map((each) => [each.name, each]));
  return {
    names: [...byName.keys()],
    vendor: own,
    parties: all.map(({ party }) => party),
    nameOf,
    partyOf: (name) => byName.get(name) ?? first,
    // Rounds of a merchant whose keys are gone are still sent; the platform refuses what is not its own.
    platformOf: (party) => (byName.get(nameOf(party)) ?? first).client,
    // A call with an unknown key is checked against the first one and refused.
    keyOf: (headers) => all.find(({ key }) => key.keyId === headers[VENDOR_HEADERS.keyId]) ?? first,
  };
}

/** Between the operator's name, which has no such character, and the platform's token. */
const MARK = '~';

/** Names the operator in a launch token, so that the Studio knows who issued it. The first operator's have no name. */
export const namedToken = (names: readonly string[], name: string, token: string): string =>
  name === names[0] ? token : `${name}${MARK}${token}`;

/** Reads a launch token. One without a known name belongs to the first operator. */
export function readToken(names: readonly string[], named: string): { name: string; token: string } {
  const at = named.indexOf(MARK);
  const name = at < 0 ? '' : named.slice(0, at);
  return names.includes(name) ? { name, token: named.slice(at + 1) } : { name: names[0]!, token: named };
}
