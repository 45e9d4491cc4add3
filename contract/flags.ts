import * as z from 'zod/mini';

/** SYS-05: feature flags. Each visibly changes what its row of the catalogue says. */
export const FLAGS = [
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'DIRECTREG3',
  'MOBILEVERCODELOGIN3',
  'AGENTPOLICY3',
] as const;
export type Flag = (typeof FLAGS)[number];
export const Flags = z.record(z.enum(FLAGS), z.boolean());
export type Flags = z.infer<typeof Flags>;
/** Every flag, on for these alone. */
export const flagsWith = (on: readonly Flag[]): Flags =>
  Object.fromEntries(FLAGS.map((flag) => [flag, on.includes(flag)])) as Flags;
