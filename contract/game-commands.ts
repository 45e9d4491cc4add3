import * as z from 'zod/mini';

/** Commands of a player to the game that runs in the frame: cash out, move, take a seat. The page and the platform only carry them. */

/** As the game's vendor calls it: `cashOut`. */
export const CommandName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));

/** Levels of objects and lists. */
const DEEPEST = 32;
/** Whether a value is at most so long as JSON. Does not recurse: `JSON.stringify` throws on a value that is nested deeper than the stack. */
const isWithin = (value: unknown, longest: number): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each ? Object.values(each) : []));
    if (level.length === 0) return (JSON.stringify(value) ?? '').length <= longest;
  }
  return false;
};

/** Characters of a payload as JSON. */
const LARGEST_PAYLOAD = 2_000;
export const CommandPayload = z
  .record(z.string().check(z.maxLength(60)), z.unknown())
  .check(z.refine((payload) => isWithin(payload, LARGEST_PAYLOAD), `over ${LARGEST_PAYLOAD} characters or too deep`));

/** Characters of a result as JSON. */
const LARGEST_RESULT = 8_000;
/** The vendor's answer: `OK`, or why nothing was done, and what the game shows. */
export const CommandResult = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/)),
  result: z
    .unknown()
    .check(z.refine((result) => isWithin(result, LARGEST_RESULT), `over ${LARGEST_RESULT} characters or too deep`)),
});
export type CommandResult = z.infer<typeof CommandResult>;
