import { PLATFORM_CALLS, VENDOR_POSTS, VENDOR_READS, type VendorCallSpec } from '../../../contract/vendor-calls.ts';
import { VENDOR_HEADERS } from '../../../contract/vendor.ts';
import { openApiSchema } from './json-schema.ts';
import { markdownOf } from './prose.ts';
import { VENDOR_GUIDE } from './vendor-guide.ts';

const TO_PLATFORM = 'vendor to platform';
const TO_VENDOR = 'platform to vendor';

const INTRODUCTION = `How games use the wallet, in both directions, generated from \`contract/\`. [Calls of the site](/docs/) · [The socket](/docs/socket) · [Actions](/docs/actions) · [This page as JSON](/docs/vendor/json)`;

/** The vendor API as OpenAPI 3.1, from the contract. */
export const vendorDocument = (version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Parlour: the vendor API',
    version,
    description: `${INTRODUCTION}\n\n${markdownOf(VENDOR_GUIDE)}`,
  },
  tags: [
    { name: TO_PLATFORM, description: 'Calls that the platform answers' },
    { name: TO_VENDOR, description: 'Calls that the vendor answers, under the base address that the operator enters' },
  ],
  servers: [{ url: '/', description: 'The platform' }],
  security: [{ signature: [] }],
  paths: {
    ...pathsOf(TO_PLATFORM, { ...VENDOR_POSTS, ...VENDOR_READS }),
    ...pathsOf(TO_VENDOR, PLATFORM_CALLS, { servers: [SERVER_OF_VENDOR] }),
  },
  components: {
    securitySchemes: {
      signature: {
        type: 'apiKey',
        in: 'header',
        name: VENDOR_HEADERS.signature,
        description: `With ${Object.values(VENDOR_HEADERS).join(', ')}: see Signature.`,
      },
    },
  },
});

const SERVER_OF_VENDOR = {
  url: '{base}',
  description: 'The vendor',
  variables: { base: { default: 'https://vendor.example', description: 'The vendor’s base address' } },
};

const pathsOf = (tag: string, calls: Readonly<Record<string, VendorCallSpec>>, more: object = {}) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      call.path,
      { ...more, [call.method.toLowerCase()]: operationOf(tag, name, call) },
    ]),
  );

const json = (schema: VendorCallSpec['response']) => ({ 'application/json': { schema: openApiSchema(schema) } });

const operationOf = (
  tag: string,
  name: string,
  { parts = {}, query = {}, request, response, summary, text }: VendorCallSpec,
) => ({
  operationId: tag === TO_VENDOR ? `platform.${name}` : name,
  tags: [tag],
  summary,
  description: text,
  parameters: [
    ...Object.entries(parts).map(([part, schema]) => ({
      name: part,
      in: 'path',
      required: true,
      schema: openApiSchema(schema),
    })),
    ...Object.entries(query).map(([part, { schema, text: description }]) => ({
      name: part,
      in: 'query',
      description,
      schema: openApiSchema(schema),
    })),
  ],
  ...(request && { requestBody: { required: true, content: json(request) } }),
  responses: {
    200: {
      description: tag === TO_VENDOR ? 'The vendor’s answer' : 'The answer, a refusal too',
      content: json(response),
    },
    401: { description: 'The signature is not valid' },
    429: { description: 'Too many calls' },
    '5XX': { description: 'Try again' },
  },
});
