import * as z from 'zod/mini';

/** The reason, kept in the audit log (PP-29). */
export const OperatorReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
