import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../../contract/define.ts';
import { CALL_TAGS, ENDPOINT_NAMES } from './endpoint-names.ts';

const INTRODUCTION = `The HTTP calls of Parlour, all generated from \`contract/\`:

- **Calls of the site** (\`/wps\`, \`/lgw\`) and **calls of the operator**: this page, [as JSON](/docs/json)
- **[The socket](/docs/socket)**: live values and commands, [AsyncAPI as JSON](/docs/socket.json)
- **[The vendor API](/docs/vendor/)**: how games use the wallet, [as JSON](/docs/vendor/json)
- **[Actions](/docs/actions)**: the name of each action, with its call

An answer is \`{ success: true, value, message: "" }\`. A failure is \`{ success: false, message: <key>, value }\`; \`value\` is null where a failure has no details.

Amounts are whole minor units of the currency; \`exponent\` is the number of its decimal digits. Instants are milliseconds since 1970. A call names its merchant by the header \`x-merchant\` (without it, the host does) and its language by \`x-language\`.`;

/** Collects the calls of the contract as they are registered. Call it before. */
export const collectCalls = async (app: FastifyInstance, version: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Parlour', description: INTRODUCTION, version },
      tags: [...CALL_TAGS],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { endpoint } = (document.route.config ?? {}) as { endpoint?: EndpointSpec };
      // Pages and pictures are no calls, and the vendor API has a document of its own.
      if (!endpoint) return { schema: { hide: true }, url: document.url };
      const transformed = jsonSchemaTransform(document);
      return { ...transformed, schema: { ...transformed.schema, ...nameOf(endpoint), ...remarksOf(endpoint) } };
    },
  });
};

/** The demo adds calls that are not in the contract's table. */
const nameOf = (endpoint: EndpointSpec) => {
  const name = ENDPOINT_NAMES.get(endpoint);
  return name ? { operationId: name.id, tags: [name.tag] } : {};
};

/** Describes what a schema cannot express: who may call, how often, with which failures, and the content of a sealed body. */
const remarksOf = (endpoint: EndpointSpec) => ({
  ...(endpoint.auth === 'visitor' ? {} : { security: [{ session: [] }] }),
  description: [
    `For: ${endpoint.roles ? `staff with the role ${endpoint.roles.join(' or ')}` : endpoint.auth}.`,
    endpoint.money ? 'Moves money: needs an `Idempotency-Key` header (uuid).' : '',
    endpoint.perMinute ? `At most ${endpoint.perMinute} a minute.` : '',
    endpoint.whileClosed ? 'Answers while the site is closed, too.' : '',
    endpoint.errors.length > 0 ? `Failures of its own: ${endpoint.errors.map((key) => `\`${key}\``).join(', ')}.` : '',
    endpoint.encoding === 'sealed' ? sealedRemark(endpoint) : '',
    endpoint.encoding === 'upload' ? 'The body is `multipart/form-data` with one part, `file`.' : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
});

const sealedRemark = ({ request }: EndpointSpec): string =>
  `The body is sealed with HPKE (RFC 9180). Inside it:\n\n\`\`\`json\n${JSON.stringify(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), null, 2)}\n\`\`\``;
