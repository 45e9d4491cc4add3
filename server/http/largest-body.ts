import * as z from 'zod/mini';
import type { EndpointSpec } from '../../contract/define.ts';
import { LIMITS } from '../../contract/limits.ts';

/** As much of JSON Schema as the contract's requests come out in. */
interface Node {
  type?: string;
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
  items?: Node;
  maxItems?: number;
}

/** Bytes that one UTF-16 unit takes at most: escaped in JSON, and percent-encoded in a form. */
const JSON_UNIT = 6;
const FORM_UNIT = 9;
/** The longest text that a pattern of the contract without `maxLength` matches; none of them repeats without end. */
const PATTERN_LENGTH = 256;
const NUMBER_LENGTH = 24;
/** Room for blanks, and for a field too many, so that a small mistake is still named. */
const ROOM = 1_024;

/** Bytes of the longest JSON text that this schema takes; Infinity where it sets no bound. */
export const longestJson = (schema: z.ZodMiniType): number =>
  longest(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node);

const longest = (node: Node): number => {
  if ('const' in node) return JSON.stringify(node.const).length;
  if (node.enum) return most(node.enum.map((each) => JSON.stringify(each).length));
  const options = node.anyOf ?? node.oneOf;
  if (options) return most(options.map(longest));
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
      return 2 + (node.maxItems ?? Infinity) * (longest(node.items ?? {}) + 1);
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

const most = (lengths: number[]): number => Math.max(0, ...lengths);

/** With room, in whole kilobytes, and never more than the server's bound. */
const bounded = (bytes: number): number => Math.min(LIMITS.bodyBytes, ROOM * Math.ceil((bytes + ROOM) / ROOM));

/** Bytes that a JSON body for this schema may have. */
export const largestJson = (schema: z.ZodMiniType): number => bounded(longestJson(schema));

/** Bytes that a body of this endpoint may have: what its schema can need. */
export const largestBody = ({ encoding, request, bodyBytes }: EndpointSpec): number => {
  if (bodyBytes !== undefined) return bodyBytes;
  if (encoding === 'query') return ROOM;
  const json = longestJson(request);
  if (encoding === 'form') return bounded((json * FORM_UNIT) / JSON_UNIT);
  // Sealed: the tag and the fields around it fit into the room, and base64url makes four letters of three bytes.
  return bounded(encoding === 'sealed' ? ((json + ROOM) * 4) / 3 : json);
};
