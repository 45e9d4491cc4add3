import * as z from 'zod/mini';

/** Intervals of reality checks that can be chosen, minutes; 0: none (PP-18). */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120, 240] as const;
export const RealityCheckMinutes = z.union([z.literal(0), z.literal(REALITY_CHECK_MINUTES)]);
export type RealityCheckMinutes = z.infer<typeof RealityCheckMinutes>;

export const RealityCheckSetting = z.strictObject({
  /** The interval in force; null: none. */
  everyMinutes: z.nullable(z.int()),
  /** The merchant's longest interval; null: none, so that the member can choose off. */
  maxMinutes: z.nullable(z.int()),
});

/** What a member does after a reality check. Each of them answers it. */
export const REALITY_CHECK_ANSWERS = ['continue', 'leave', 'limits'] as const;
export const RealityCheckAnswer = z.enum(REALITY_CHECK_ANSWERS);
export type RealityCheckAnswer = z.infer<typeof RealityCheckAnswer>;
