import { operator } from '../../../contract/operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  word,
  type Command,
  type CommandSet,
  type Given,
} from '../../operator/command-line.ts';

const killSwitch =
  (on: boolean) =>
  (given: Given): Command => {
    const target = oneOf(word(given, 1, 'play, vendor, game or login'), ['play', 'vendor', 'game', 'login']);
    const id = target === 'play' ? null : word(given, 2, `which ${target}`);
    noMoreThan(given, id === null ? 2 : 3);
    const name = id === null ? 'All play' : `${target} ${id}`;
    return {
      endpoint: operator.killSwitch,
      request: { merchant: given.merchant, target, id, on, reason: neededReason(given) },
      told: () => (on ? `${name} is stopped; running rounds finish.` : `${name} goes on.`),
    };
  };

const vendorKey = (given: Given): Command => {
  const action = oneOf(word(given, 1, 'new or revoke'), ['new', 'revoke']);
  const id = word(given, 2, action === 'new' ? 'the code of the vendor' : 'the id of the key');
  noMoreThan(given, 3);
  const { merchant } = given;
  const reason = neededReason(given);
  if (action === 'revoke')
    return {
      endpoint: operator.revokeVendorKey,
      request: { merchant, keyId: id, reason },
      told: () => `The key ${id} is revoked.`,
    };
  return {
    endpoint: operator.newVendorKey,
    request: { merchant, vendor: id, reason },
    told: ({ keyId, secret }: { keyId: string; secret: string }) =>
      `--key-id=${keyId} --secret=${secret}\nThe secret is told this once.`,
  };
};

/** Kill switches and vendors' keys. */
export const vendorCommands: CommandSet = {
  help: `  kill play|vendor <code>|game <number>|login <name> --reason "why"     new bets stop; running rounds finish
  revive play|vendor <code>|game <number>|login <name> --reason "why"
  vendor-key new <vendor> --reason "why"            one more key for a vendor's calls, as vendor:conformance needs it
  vendor-key revoke <key id> --reason "why"         calls signed with it are refused from now on`,
  commands: { kill: killSwitch(true), revive: killSwitch(false), 'vendor-key': vendorKey },
};
