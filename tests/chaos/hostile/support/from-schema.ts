import * as z from 'zod/mini';
import fc, { type Arbitrary } from '../../../support/fast-check.ts';

/** The subset of JSON Schema that the contract's schemas use. */
interface Node {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Node[];
  oneOf?: Node[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: Node | boolean;
  propertyNames?: Node;
  items?: Node;
  minItems?: number;
  maxItems?: number;
}

/** Values by field name, so that requests often refer to existing rows. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Generates valid input of this schema (before its transforms), often with values of `known`. */
export const validOf = (schema: z.ZodMiniType, known: Known): Arbitrary<unknown> =>
  ofNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, known);

const ofNode = (node: Node, known: Known): Arbitrary<unknown> => {
  if ('const' in node) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const options = node.anyOf ?? node.oneOf;
  if (options) return fc.oneof(...options.map((each) => ofNode(each, known)));
  switch (node.type) {
    case 'string':
      return text(node);
    case 'integer':
    case 'number':
      return whole(node);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofNode(node.items ?? {}, known), {
        minLength: node.minItems ?? 0,
        maxLength: Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? 4, 4)),
      });
    case 'object':
      return node.properties ? fields(node, known) : dictionary(node, known);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
};

const fields = ({ properties = {}, required = [] }: Node, known: Known): Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, node]) => {
        const any = ofNode(node, known);
        const some = known[name];
        return [name, some ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...some) }, any) : any];
      }),
    ),
    { requiredKeys: required },
  );

const dictionary = (node: Node, known: Known): Arbitrary<unknown> =>
  fc.dictionary(
    node.propertyNames ? ofNode(node.propertyNames, known).map(String) : fc.string({ maxLength: 8 }),
    typeof node.additionalProperties === 'object' ? ofNode(node.additionalProperties, known) : fc.constant(1),
    { maxKeys: 4, noNullPrototype: true },
  );

const text = ({ format, pattern, minLength = 0, maxLength = 24 }: Node): Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (pattern) return matching(pattern);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 24)), unit: 'binary' });
};

const whole = ({ minimum, exclusiveMinimum, maximum }: Node): Arbitrary<number> =>
  fc.maxSafeInteger().map((drawn) => {
    const min = exclusiveMinimum === undefined ? (minimum ?? -(2 ** 53) + 1) : exclusiveMinimum + 1;
    return Math.min(Math.max(drawn, min), maximum ?? 2 ** 53 - 1);
  });

const LOOKAHEAD = /\(\?[!=].*?\)/g;
/** fast-check does not support lookaheads: generates without them and filters the results. */
const matching = (pattern: string): Arbitrary<string> => {
  const whole = new RegExp(pattern);
  return fc.stringMatching(new RegExp(pattern.replaceAll(LOOKAHEAD, ''))).filter((drawn) => whole.test(drawn));
};
