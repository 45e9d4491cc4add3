import * as z from 'zod/mini';

/** A schema as JSON Schema has it; only the keywords that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  propertyNames?: JsonSchema;
  items?: JsonSchema | JsonSchema[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  'x-enumDescriptions'?: Readonly<Record<string, string>>;
}

const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;

/** A schema of the contract as OpenAPI 3.1 takes it. */
export const openApiSchema = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, OPTIONS);
  return written as JsonSchema;
};

/** Where an AsyncAPI document has its schemas. */
export const SCHEMAS_AT = '#/components/schemas/';

/** Schemas of the contract by name as AsyncAPI 3 takes them. Those that contain another one refer to it. */
export const asyncApiSchemas = (named: Readonly<Record<string, z.ZodMiniType>>): Record<string, JsonSchema> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, target: 'draft-7', uri: (id) => SCHEMAS_AT + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _uri, ...written }]) => [id, written as JsonSchema]),
  );
};
