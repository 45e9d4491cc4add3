import * as z from 'zod/mini';
import type { EndpointSpec } from '../../contract/define.ts';
import { LIMITS } from '../../contract/limits.ts';

/** The part of JSON Schema that the contract's requests use. */
interface Node {
  /** A list: one of these. */
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  maxLength?: number;
  pattern?: string;
  format?: string;
  properties?: Record<string, Node>;
  propertyNames?: Node;
  additionalProperties?: Node | boolean;
  /** A tuple has its items in order, and no others. */
  prefixItems?: Node[];
  items?: Node | false;
  maxItems?: number;
}

/** Maximum bytes of one UTF-16 unit: escaped in JSON, and percent-encoded in a form. */
const JSON_UNIT = 6;
const FORM_UNIT = 9;
/** The longest text that a pattern of the contract without `maxLength` matches. All these patterns are bounded. */
const PATTERN_LENGTH = 256;
const NUMBER_LENGTH = 24;
/** Room for whitespace and for an extra field, so that a small mistake still gets a specific error. */
const ROOM = 1_024;

/** Bytes of the longest JSON text that this schema accepts; Infinity if it is unbounded. */
export const longestJson = (schema: z.ZodMiniType): number =>
  longest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node);

const longest = (node: Node): number => {
  if ('const' in node) return JSON.stringify(node.const).length;
  if (node.enum) return max(node.enum.map((each) => JSON.stringify(each).length));
  const options = node.anyOf ?? node.oneOf;
  if (options) return max(options.map(longest));
  if (Array.isArray(node.type)) return max(node.type.map((type) => longest({ ...node, type })));
  switch (node.type) {
    case 'string':
      return lengthOf(node) * JSON_UNIT + 2;
    case 'integer':
    case 'number':
      return NUMBER_LENGTH;
    case 'boolean':
    case 'null':
      return 5;
    case 'array':
      if (node.prefixItems) return 2 + node.prefixItems.reduce((sum, item) => sum + longest(item) + 1, 0);
      return 2 + (node.maxItems ?? Infinity) * (longest(node.items || {}) + 1);
    case 'object':
      return 2 + (node.properties ? fields(node.properties) : entries(node));
    default:
      return Infinity;
  }
};

const lengthOf = ({ maxLength, pattern, format }: Node): number =>
  maxLength ?? (pattern !== undefined || format !== undefined ? PATTERN_LENGTH : Infinity);

const fields = (properties: Record<string, Node>): number =>
  Object.entries(properties).reduce((sum, [name, node]) => sum + name.length + 4 + longest(node), 0);

const entries = ({ propertyNames, additionalProperties }: Node): number => {
  const value = typeof additionalProperties === 'object' ? longest(additionalProperties) : Infinity;
  return (propertyNames?.enum ?? [Infinity]).reduce<number>((sum, name) => sum + String(name).length + 4 + value, 0);
};

const max = (lengths: number[]): number => Math.max(0, ...lengths);

/** Adds room, rounds up to whole kilobytes, and limits the result to the server's bound. */
const bounded = (bytes: number): number => Math.min(LIMITS.bodyBytes, ROOM * Math.ceil((bytes + ROOM) / ROOM));

/** Maximum bytes of a JSON body for this schema. */
export const largestJson = (schema: z.ZodMiniType): number => bounded(longestJson(schema));

/** Maximum bytes of a body of this endpoint, from its schema. */
export const largestBody = ({ encoding, request, bodyBytes }: EndpointSpec): number => {
  if (bodyBytes !== undefined) return bodyBytes;
  if (encoding === 'query') return ROOM;
  const json = longestJson(request);
  if (encoding === 'form') return bounded((json * FORM_UNIT) / JSON_UNIT);
  // Sealed: the tag and the surrounding fields fit into the room, and base64url encodes three bytes as four letters.
  return bounded(encoding === 'sealed' ? ((json + ROOM) * 4) / 3 : json);
};
