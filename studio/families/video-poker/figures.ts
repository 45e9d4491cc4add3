import generated from './figures.json' with { type: 'json' };
import type { Figures } from './enumerate.ts';
import type { ModelName } from './models.ts';

/** Written by scripts/write-video-poker.ts. */
export const figures: Record<ModelName, Figures> = generated;
