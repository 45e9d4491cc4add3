import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Keeps bodies of this type in this scope as the bytes received, because a signature covers them. Others are refused. */
export const keepBytes = (scope: FastifyInstance, type: string): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** The bytes of a body that `keepBytes` kept; none for a request without a body. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
