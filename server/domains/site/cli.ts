import type { EndpointSpec } from '../../../contract/define.ts';
import { FLAGS } from '../../../contract/flags.ts';
import { MODULES } from '../../../contract/modules.ts';
import { operator } from '../../../contract/operator.ts';
import { support, SETTINGS } from '../../../contract/support.ts';
import {
  noMoreThan,
  oneOf,
  reasonOf,
  textsIn,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';

const STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

const status = (input: CommandInput): Command => {
  const name = oneOf(word(input, 1, 'normal, maintenance or restricted'), ['normal', 'maintenance', 'restricted']);
  noMoreThan(input, 2);
  const { until } = input.options;
  const untilMs = until === undefined ? null : Date.parse(until);
  if (Number.isNaN(untilMs)) throw new WrongCommand(`"${until}" is not a time; write it as 2026-01-01T00:00Z.`);
  if (untilMs !== null && name !== 'maintenance')
    throw new WrongCommand('Only maintenance has an end: leave out --until.');
  if (untilMs !== null && untilMs <= Date.now()) throw new WrongCommand(`"${until}" is past already.`);
  return {
    endpoint: operator.setStatus,
    request: { merchant: input.merchant, status: STATUS[name], untilMs, ...reasonOf(input) },
    ...(name !== 'normal' && { everybody: `This closes ${input.merchant} for all its players, at once.` }),
    report: () => `The site is ${name}${untilMs === null ? '' : ` until ${new Date(untilMs).toISOString()}`}.`,
  };
};

/** A command that switches something by its name. */
const switchOf =
  (endpoint: EndpointSpec, what: 'flag' | 'module', names: readonly string[]) =>
  (input: CommandInput): Command => {
    const name = oneOf(word(input, 1, `the name of the ${what}`), names);
    const way = oneOf(word(input, 2, 'on or off'), ['on', 'off']);
    noMoreThan(input, 3);
    return {
      endpoint,
      request: { merchant: input.merchant, [what]: name, on: way === 'on', ...reasonOf(input) },
      everybody: `This switches the ${what} ${name} ${way} for everybody at ${input.merchant}, at once.`,
      report: () => `${name} is ${way}.`,
    };
  };
const flag = switchOf(operator.setFlag, 'flag', FLAGS);
const module = switchOf(support.setModule, 'module', MODULES);

const setting = (input: CommandInput): Command => {
  const name = oneOf(word(input, 1, 'the name of the setting'), SETTINGS);
  const value = word(input, 2, 'its value, or none');
  noMoreThan(input, 3);
  return {
    endpoint: support.setSetting,
    request: { merchant: input.merchant, name, value: value === 'none' ? null : value, ...reasonOf(input) },
    everybody: `This ${value === 'none' ? `takes the setting ${name} away` : `sets ${name} to ${value}`} for everybody at ${input.merchant}, at once.`,
    report: () => (value === 'none' ? `${name} is not set any more.` : `${name} is ${value}.`),
  };
};

const resource = (input: CommandInput): Command => {
  const type = word(input, 1, 'the type of the resource').toUpperCase();
  const url = word(input, 2, 'its address, or none');
  noMoreThan(input, 3);
  const { EN: labelNameEn = type, ...labelNames } = textsIn(input, 'title', input.options['label'] ?? type);
  return {
    endpoint: support.setResource,
    request: {
      merchant: input.merchant,
      resourceType: type,
      url: url === 'none' ? null : url,
      labelNameEn,
      ...(Object.keys(labelNames).length > 0 && { labelNames }),
      ...reasonOf(input),
    },
    report: () => (url === 'none' ? `${type} is taken away.` : `${type} leads to ${url}.`),
  };
};

/** Status, flags, modules, settings and resources. */
export const siteCommands: CommandSet = {
  help: `  status normal                                     opens the site
  status maintenance [--until 2026-01-01T00:00Z]    closes it; open pages follow at once
  status restricted                                 closes it for this region
  flag <NAME> on|off                                ${FLAGS.slice(0, 4).join(' ')}
                                                    ${FLAGS.slice(4).join(' ')}
  module <NAME> on|off                              ${MODULES.join(' ')}
  setting <name> <value>|none                       ${SETTINGS.join(' ')}
                                                    lists with commas; homeTypes as LIVE,RNG: the first on the home
                                                    page, the others follow; restrictedCountries as US,FR; restrictedTypes as
                                                    COCKFIGHT:US,COCKFIGHT:FR; passwordExpiryDays
                                                    as 90: an older password must be changed at the next log-in;
                                                    minimumAge as 21; largeBetFrom and largeWinFrom, from which the
                                                    audit records bets and wins, in minor units;
                                                    realityCheckMinutes as 60: the default interval of reality checks;
                                                    realityCheckMaxMinutes as 120: players can choose none longer and not off;
                                                    uplineTransferFrom, uplineTransferTo and uplineTransferSumADay,
                                                    and the same of downlineTransfer…, in minor units; rainFrom, rainTo, rainSumADay,
                                                    houseRainTo and houseRainSumADay in minor units, and rainShares (docs/chat.md);
                                                    payApprovalAbove: agents' bills above it wait, in
                                                    minor units; fourEyesPayoutsAbove and fourEyesCorrectionsAbove: above
                                                    them two members of staff are needed, in minor units; dividendPeriod as week, halfMonth or month
  resource <TYPE> <address>|none [--label "Text"]   IOS, MOBILE_CONFIG, ANDROID, CHAT…, FACEBOOK, LICENCE,
                                                    HELPLINE and so on; --cn "Text" and so on: other languages`,
  commands: { status, flag, module, setting, resource },
  options: ['until', 'label'],
  refusals: {
    unknown_flag: 'There is no such flag.',
  },
};
