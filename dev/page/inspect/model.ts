import { attach, createEvent, sample } from 'effector';
import { $surroundings } from '../browser.ts';
import { asJson } from './value.ts';

export const valueCopied = createEvent<unknown>();

const copyFx = attach({ source: $surroundings, effect: ({ copy }, value: unknown) => copy(asJson(value)) });
sample({ clock: valueCopied, target: copyFx });
