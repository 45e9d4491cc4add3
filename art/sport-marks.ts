import { readFileSync } from 'node:fs';
import { createSheet, document } from './svg.ts';

/** The icon of each sport: a name of sport-marks.json. */
export const SPORT_MARKS = {
  football: 'soccer-ball',
  hockey: 'hockey',
  handball: 'goal-keeper',
  basketball: 'basketball-ball',
  'american-football': 'american-football-ball',
  baseball: 'baseball-bat',
  rugby: 'rugby-conversion',
  tennis: 'tennis-ball',
  volleyball: 'volleyball-ball',
  badminton: 'shuttlecock',
  'table-tennis': 'ping-pong-bat',
  moba: 'crossed-swords',
  shooter: 'crosshair',
  strategy: 'chess-knight',
  fighting: 'boxing-glove',
  'e-football': 'console-controller',
  /** A sport that is not in this table. */
  other: 'trophy-cup',
} as const;
export type SportMark = keyof typeof SPORT_MARKS;
export const SPORT_MARK_NAMES = Object.keys(SPORT_MARKS) as SportMark[];

let outlines: Record<string, string> | undefined;

/** Draws the mark of a sport in one colour, as a mask for the page's own. */
export function drawSportMark({ sport }: { sport: SportMark }): string {
  outlines ??= JSON.parse(readFileSync(new URL('./sport-marks.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  return document(512, 512, sport, createSheet(), `<path d="${outlines[SPORT_MARKS[sport]]!}"/>`);
}
