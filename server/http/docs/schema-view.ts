import { escapeHtml } from '../escape-html.ts';
import { SCHEMAS_AT, type JsonSchema } from './json-schema.ts';

const code = (value: unknown): string =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** The last instant of a Date, in milliseconds. This bound and larger ones say no more than "integer" does. */
const LAST_INSTANT = 8_640_000_000_000_000;
const isSafeBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < LAST_INSTANT;

const boundsOf = (schema: JsonSchema): string[] => {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, format, pattern } = schema;
  return [
    isSafeBound(minimum) ? `≥ ${minimum}` : '',
    isSafeBound(exclusiveMinimum) ? `&gt; ${exclusiveMinimum}` : '',
    isSafeBound(maximum) ? `≤ ${maximum}` : '',
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minItems === undefined ? '' : `at least ${minItems}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    format ?? (pattern === undefined ? '' : code(pattern)),
  ].filter(Boolean);
};

/** The alternatives of a schema, without null. */
const choicesOf = ({ anyOf, oneOf }: JsonSchema): { choices: JsonSchema[]; isNullable: boolean } => {
  const all = anyOf ?? oneOf ?? [];
  const choices = all.filter(({ type }) => type !== 'null');
  return { choices, isNullable: choices.length < all.length };
};

/** A schema in a few words of HTML. */
const labelOf = (schema: JsonSchema): string => {
  const { $ref, type, items, enum: values } = schema;
  if ($ref) return `<a href="#${$ref.slice(SCHEMAS_AT.length)}">${code($ref.slice(SCHEMAS_AT.length))}</a>`;
  if ('const' in schema) return code(schema.const);
  if (values) return values.map(code).join(' | ');
  const { choices, isNullable } = choicesOf(schema);
  if (choices.length > 0) {
    const label = choices.length === 1 ? labelOf(choices[0]!) : 'one of';
    return isNullable ? `${label}, or null` : label;
  }
  const what = type === 'array' && items && !Array.isArray(items) ? `list of ${labelOf(items)}` : (type ?? 'any value');
  return [what, ...boundsOf(schema)].join(', ');
};

const itemOf = (name: string, schema: JsonSchema, isOptional = false): string =>
  `<li>${name} <span class="type">${labelOf(schema)}</span>${isOptional ? ' <span class="optional">optional</span>' : ''}${insideOf(schema)}</li>`;

/** What stands inside a schema: its fields, alternatives or items. */
const insideOf = (schema: JsonSchema): string => {
  const { properties, required = [], additionalProperties, propertyNames, items } = schema;
  const { choices } = choicesOf(schema);
  if (choices.length === 1) return insideOf(choices[0]!);
  const rows = [
    ...choices.map((choice) => itemOf('', choice)),
    ...Object.entries(properties ?? {}).map(([name, field]) => itemOf(code(name), field, !required.includes(name))),
    ...(additionalProperties && Object.keys(additionalProperties).length > 0
      ? [itemOf(propertyNames ? `each of ${labelOf(propertyNames)}:` : 'each:', additionalProperties)]
      : []),
    ...(Array.isArray(items) ? items.map((item, at) => itemOf(`${at + 1}.`, item)) : []),
  ];
  if (rows.length > 0) return `<ul class="fields">${rows.join('')}</ul>`;
  return items && !Array.isArray(items) ? insideOf(items) : '';
};

/** A schema as HTML that opens and closes. */
export const schemaView = (summary: string, schema: JsonSchema): string =>
  `<details class="schema"><summary>${escapeHtml(summary)}</summary><p class="type">${labelOf(schema)}</p>${insideOf(schema)}</details>`;
