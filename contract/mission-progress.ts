import * as z from 'zod/mini';
import { Day } from './day.ts';

/** Of a member's period of a mission. `open`: not all conditions are met. */
const MISSION_PROGRESS_STATES = ['open', 'reached', 'claimed', 'lapsed'] as const;
export const MissionProgressState = z.enum(MISSION_PROGRESS_STATES);
export type MissionProgressState = z.infer<typeof MissionProgressState>;

/** A member's progress in one period of a mission. */
export const MissionProgress = z.strictObject({
  code: z.string(),
  /** First day of the period. */
  from: Day,
  state: MissionProgressState,
  /** What is reached of each condition, at most its target. */
  values: z.array(z.int()),
});
export type MissionProgress = z.infer<typeof MissionProgress>;

/** A place of a leaderboard; members of equal score have one rank. The server masks the name. */
export const LeaderboardRow = z.strictObject({ rank: z.int(), name: z.string(), score: z.int() });
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;
