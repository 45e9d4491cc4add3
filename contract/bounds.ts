import * as z from 'zod/mini';

/** A whole number from the one to the other, both included. */
export const between = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
/** A whole number from 1. */
export const Ordinal = z.int().check(z.positive());
/** 32 bytes in hex. */
export const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
