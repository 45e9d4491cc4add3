import { staff, type Staff } from '../../../contract/staff.ts';
import { STAFF_ROLES } from '../../../contract/staff-roles.ts';
import {
  neededOption,
  neededReason,
  noMoreThan,
  oneOf,
  word,
  WrongCommand,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../command-line.ts';

const lineOf = ({ name, roles, merchant, createdBy, createdAtMs, revokedAtMs }: Staff): string =>
  [
    name,
    roles.join(','),
    merchant ?? 'every merchant',
    `made by ${createdBy} on ${new Date(createdAtMs).toISOString()}`,
    revokedAtMs === null ? '' : `revoked on ${new Date(revokedAtMs).toISOString()}`,
  ]
    .filter(Boolean)
    .join('  ');

/** The staff of all merchants is meant unless the command line itself names one: MERCHANT of the environment does not count. */
const boundTo = ({ options }: CommandInput) => ({
  ...(options['merchant'] !== undefined && { merchant: options['merchant'] }),
});

const rolesOf = (text: string) => text.split(',').map((role) => oneOf(role.trim(), STAFF_ROLES));

const NAME = /^[a-z][a-z0-9._-]{1,31}$/;
const nameOf = (input: CommandInput): string => {
  const name = word(input, 2, 'the name of the member of staff');
  if (!NAME.test(name))
    throw new WrongCommand(
      `"${name}" is no name of staff: a letter, then letters, digits, ".", "_", "-"; 2 to 32, small.`,
    );
  return name;
};

const ACTIONS: Readonly<Record<string, (input: CommandInput) => Command>> = {
  new: (input) => {
    noMoreThan(input, 3);
    return {
      endpoint: staff.create,
      request: {
        name: nameOf(input),
        roles: rolesOf(neededOption(input, 'role')),
        ...boundTo(input),
        reason: neededReason(input),
      },
      report: ({ staff: made, key }: { staff: Staff; key: string }) =>
        `${lineOf(made)}\nThe key is shown this once: ${key}`,
    };
  },
  list: (input) => {
    noMoreThan(input, 2);
    return {
      endpoint: staff.list,
      request: boundTo(input),
      report: ({ list }: { list: Staff[] }) => list.map(lineOf).join('\n') || 'There is no staff.',
    };
  },
  role: (input) => {
    const roles = rolesOf(word(input, 3, 'the roles'));
    noMoreThan(input, 4);
    return {
      endpoint: staff.setRoles,
      request: { name: nameOf(input), roles, ...boundTo(input), reason: neededReason(input) },
      report: lineOf,
    };
  },
  revoke: (input) => {
    noMoreThan(input, 3);
    return {
      endpoint: staff.revoke,
      request: { name: nameOf(input), ...boundTo(input), reason: neededReason(input) },
      report: lineOf,
    };
  },
};

/** Staff keys and their roles. */
export const staffCommands: CommandSet = {
  help: `  staff new <name> --role <role>[,<role>] [--merchant <code>] --reason "why"
                                                    makes a member of staff, for all merchants or for one; prints the key
                                                    once. Roles: ${STAFF_ROLES.join(', ')}
  staff list [--merchant <code>]
  staff role <name> <role>[,<role>] --reason "why"  replaces the roles
  staff revoke <name> --reason "why"                the key is refused from now on`,
  commands: {
    staff: (input) => ACTIONS[oneOf(word(input, 1, 'new, list, role or revoke'), Object.keys(ACTIONS))]!(input),
  },
  options: ['role'],
  refusals: {
    staff_name_taken: 'There is, or was, staff of this name. Names are not given twice: take another.',
    staff_key_revoked: (details) =>
      `The key of ${(details as { name: string }).name} was revoked on ${new Date((details as { revokedAtMs: number }).revokedAtMs).toISOString()}.`,
    role_needed: (details) => {
      const { name, roles, needed } = details as Record<'roles' | 'needed', string[]> & { name: string };
      return `This needs the role ${needed.join(' or ')}; ${name} has ${roles.join(', ')}.`;
    },
    staff_of_one_merchant: (details) =>
      `This key is for the merchant ${(details as { merchant: string }).merchant} alone; name it with --merchant.`,
    staff_key_needed:
      'There is staff, so the root key makes, changes and revokes staff only. Name your own key in STAFF_KEY.',
    too_many_requests: 'Too many calls, or too many wrong keys from this address. Wait a minute.',
  },
  checkBy: { staff: 'staff list' },
};
