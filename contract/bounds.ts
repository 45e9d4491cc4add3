import * as z from 'zod/mini';

/** A whole number from the one to the other, both included. */
export const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** A whole number from 1. */
export const Ordinal = z.int().check(z.positive());
/** 32 bytes in hex. */
export const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
