import type { EndpointSpec } from '../../contract/define.ts';
import { endpoints } from '../../contract/index.ts';

type Named = readonly [name: string, endpoint: EndpointSpec];

/** Every endpoint of the contract, by `domain.name`. */
export const allEndpoints: readonly Named[] = Object.entries(endpoints).flatMap(([domain, group]) =>
  Object.entries(group as Record<string, EndpointSpec>).map(([name, each]): Named => [`${domain}.${name}`, each]),
);

/** The fields of an endpoint's request. */
export const fieldsOf = ({ request }: EndpointSpec): string[] =>
  Object.keys((request as unknown as { _zod: { def: { shape: object } } })._zod.def.shape);

const FLAGS = ['money', 'captcha', 'signed', 'confirmed', 'terms', 'opensSession', 'whileClosed', 'byHost'] as const;
/** What `route()` distinguishes: two endpoints of one kind have the same checks in the same order. */
const kindOf = (endpoint: EndpointSpec): string =>
  [endpoint.auth, endpoint.encoding, ...FLAGS.filter((flag) => endpoint[flag])].join(' ');

/** One endpoint of each kind: the one with the most fields, so that an invariant about fields has some. */
export const ONE_OF_EACH: readonly Named[] = [
  ...new Map(
    allEndpoints
      .toSorted(([, one], [, other]) => fieldsOf(one).length - fieldsOf(other).length)
      .map((named) => [kindOf(named[1]), named]),
  ).values(),
];

/** The kinds that require a session, in the order of `ONE_OF_EACH`. */
export const WITH_SESSION = ONE_OF_EACH.filter(([, { auth }]) => auth !== 'visitor' && auth !== 'operator');
