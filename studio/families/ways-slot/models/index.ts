import type { Model } from '../model.ts';
import { knight } from './knight.ts';
import { labyrinth } from './labyrinth.ts';
import { rail } from './rail.ts';
import { serpent } from './serpent.ts';
import { tide } from './tide.ts';
import { twin } from './twin.ts';

/** The mathematical models by name. Their rules are checked when a title names them. */
export const MODELS = { twin, tide, knight, serpent, labyrinth, rail } satisfies Record<string, Model>;
export type ModelName = keyof typeof MODELS;
