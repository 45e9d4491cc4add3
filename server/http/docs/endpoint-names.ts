import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';

export interface EndpointName {
  /** `group.name`, as in the contract. */
  id: string;
  /** The section of the page that has it. */
  tag: string;
}

const dashed = (words: string): string => words.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Calls of the operator are in sections of their own, whichever group of the contract has them. */
const tagOf = (group: string, { auth }: EndpointSpec): string => {
  const name = dashed(group.replace(/Operator$/, ''));
  return auth === 'operator' && name !== 'operator' ? `operator-${name}` : name;
};

const entries = Object.entries(endpoints).flatMap(([group, each]) =>
  Object.entries(each as Record<string, EndpointSpec>).map(([name, endpoint]): [EndpointSpec, EndpointName] => [
    endpoint,
    { id: `${group}.${name}`, tag: tagOf(group, endpoint) },
  ]),
);

/** How the contract names each endpoint. */
export const ENDPOINT_NAMES: ReadonlyMap<EndpointSpec, EndpointName> = new Map(entries);

const isOfOperator = (tag: string): boolean => /^operator(-|$)/.test(tag);

/** The sections of the calls: those of the site, then those of the operator. */
export const CALL_TAGS: readonly { name: string; description: string }[] = [
  ...new Set([...ENDPOINT_NAMES.values()].map(({ tag }) => tag)),
]
  .sort((one, other) => Number(isOfOperator(one)) - Number(isOfOperator(other)) || one.localeCompare(other))
  .map((name) => ({ name, description: isOfOperator(name) ? 'Calls of the operator' : 'Calls of the site' }));
