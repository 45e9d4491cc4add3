import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Concurrent uploads per node: at most this many files are in memory. */
const AT_ONCE = 12;
const RETRY_AFTER_SECONDS = 2;

/**
 * Accepts file uploads in this scope, one at a time per member and up to `fileBytes`. The file is streamed and truncated at
 * the limit.
 */
export const takeUploads = async (scope: FastifyInstance, fileBytes: number): Promise<void> => {
  await scope.register(multipart, {
    limits: { fileSize: fileBytes, files: 1, parts: 1, fields: 0, headerPairs: 20 },
  });
  const uploading = new Set<number>();
  scope.addHook('preHandler', async ({ viewer }, reply) => {
    const member = viewer!.member!.id;
    if (uploading.has(member) || uploading.size >= AT_ONCE)
      throw new Failure('too_many_requests', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    uploading.add(member);
    reply.raw.once('close', () => uploading.delete(member));
  });
};

const invalid = (problem: string) =>
  new Failure('invalid_request', { details: { issues: [{ path: 'file', problem }] } });
/** The plugin's own errors have a status; the parser's have none. */
const orUnreadable = (error: unknown): never => {
  throw (error as { statusCode?: number }).statusCode ? error : invalid('unreadable');
};

/** Returns the request's one file, from the field `file`. */
export const uploadOf = async (request: FastifyRequest): Promise<{ file: File }> => {
  const part = await request.file().catch(orUnreadable);
  if (part?.fieldname !== 'file') throw invalid('missing');
  const bytes = new Uint8Array(await part.toBuffer().catch(orUnreadable));
  return { file: new File([bytes], part.filename, { type: part.mimetype }) };
};
