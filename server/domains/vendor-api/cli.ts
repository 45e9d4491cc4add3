import { operator } from '../../../contract/operator.ts';
import {
  neededReason,
  noMoreThan,
  oneOf,
  word,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const killSwitch =
  (on: boolean) =>
  (input: CommandInput): Command => {
    const target = oneOf(word(input, 1, 'play, vendor, game or login'), ['play', 'vendor', 'game', 'login']);
    const id = target === 'play' ? null : word(input, 2, `which ${target}`);
    noMoreThan(input, id === null ? 2 : 3);
    const name = id === null ? 'All play' : `${target} ${id}`;
    return {
      endpoint: operator.killSwitch,
      request: { merchant: input.merchant, target, id, on, reason: neededReason(input) },
      ...(target !== 'login' && {
        everybody: `${name} ${on ? 'stops' : 'goes on'} for everybody at ${input.merchant}, at once.`,
      }),
      report: () => (on ? `${name} is stopped; running rounds finish.` : `${name} goes on.`),
    };
  };

const vendorKey = (input: CommandInput): Command => {
  const action = oneOf(word(input, 1, 'new or revoke'), ['new', 'revoke']);
  const id = word(input, 2, action === 'new' ? 'the code of the vendor' : 'the id of the key');
  noMoreThan(input, 3);
  const { merchant } = input;
  const reason = neededReason(input);
  if (action === 'revoke')
    return {
      endpoint: operator.revokeVendorKey,
      request: { merchant, keyId: id, reason },
      everybody: `Every call that is signed with the key ${id} is refused from now on: bets of its vendor stop.`,
      report: () => `The key ${id} is revoked.`,
    };
  return {
    endpoint: operator.newVendorKey,
    request: { merchant, vendor: id, reason },
    report: ({ keyId, secret }: { keyId: string; secret: string }) =>
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
