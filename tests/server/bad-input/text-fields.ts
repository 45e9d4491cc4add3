import * as z from 'zod/mini';
import type { EndpointSpec } from '../../../contract/define.ts';

/** The subset of JSON Schema that the contract's schemas use. */
interface Node {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  propertyNames?: { enum?: string[] };
  items?: Node;
  maxLength?: number;
}

/** One text field: its path as the response names it, and its maximum length. */
export interface TextField {
  path: string;
  maxLength?: number;
}

/**
 * Returns every text field of an endpoint's request, including those in lists and objects, so new fields are covered
 * automatically.
 */
export const textFieldsOf = ({ request }: EndpointSpec): TextField[] =>
  fieldsOf(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Node, []);

const fieldsOf = (node: Node, path: readonly string[]): TextField[] => {
  if (node.anyOf) return node.anyOf.flatMap((each) => fieldsOf(each, path));
  if (node.type === 'string' || typeof node.const === 'string')
    return [{ path: path.join('.'), maxLength: node.maxLength }];
  if (node.items) return fieldsOf(node.items, [...path, '0']);
  const { properties = {}, propertyNames, additionalProperties } = node;
  const [anyName] = propertyNames?.enum ?? [];
  return [
    ...Object.entries(properties).flatMap(([name, each]) => fieldsOf(each, [...path, name])),
    ...(anyName !== undefined && typeof additionalProperties === 'object'
      ? fieldsOf(additionalProperties, [...path, anyName])
      : []),
  ];
};

/** Copies the request with one field set; missing sibling fields of a nested object come from `beside`. */
export const withField = (
  request: object,
  path: string,
  value: string,
  beside: Readonly<Record<string, unknown>>,
): object => {
  const [first = '', ...rest] = path.split('.');
  const there = (request as Record<string, unknown>)[first] ?? beside[first];
  if (rest.length === 0) return { ...request, [first]: value };
  if (rest.length === 1 && rest[0] === '0') return { ...request, [first]: [value] };
  return { ...request, [first]: withField(there ?? {}, rest.join('.'), value, {}) };
};
