import * as z from 'zod/mini';
import { Millis } from './primitives.ts';

export const Banner = z.strictObject({
  id: z.int(),
  groupName: z.string(),
  title: z.string(),
  text: z.string(),
  eyebrow: z.string(),
  action: z.string(),
  imageUrl: z.string(),
  /** Target: a path in the site, a game's node id, or an external address. */
  url: z.string(),
  linkageType: z.enum(['route', 'game', 'outside']),
});
export type Banner = z.infer<typeof Banner>;

export const Promotion = z.strictObject({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  imageUrl: z.string(),
  startsAtMs: Millis,
  endsAtMs: z.nullable(Millis),
});
export type Promotion = z.infer<typeof Promotion>;

export const HelpTopic = z.strictObject({
  /** The address of the topic is `/help#<anchor>`. */
  anchor: z.string(),
  title: z.string(),
  body: z.string(),
});
export type HelpTopic = z.infer<typeof HelpTopic>;
