/** Writes studio/families/video-poker/figures.json: node --import tsx scripts/write-video-poker.ts */
import { writeFileSync } from 'node:fs';
import { figuresOf } from '../studio/families/video-poker/enumerate.ts';
import { MODELS } from '../studio/families/video-poker/models.ts';

const figures = Object.fromEntries(Object.entries(MODELS).map(([name, model]) => [name, figuresOf(model)]));
const file = new URL('../studio/families/video-poker/figures.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(figures)}\n`);
