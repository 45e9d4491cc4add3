import { en, type SideNames } from './names/en.ts';
import type { Sport } from './sports.ts';

/*
 * All teams, players and leagues are invented. Their ids are places in the lists of `names/en.ts`: `team-4-2` is the fifth
 * city with the third suffix.
 */
const SINGLES: readonly Sport[] = ['tennis', 'badminton', 'table-tennis', 'fighting', 'strategy'];
const ESPORTS: readonly Sport[] = ['moba', 'shooter', 'e-football'];

const pick = (count: number, random: () => number): number => Math.min(count - 1, Math.floor(random() * count));

/** Draws a league and two different sides of a sport. */
export function drawSides(sport: Sport, random: () => number): { league: string; home: string; away: string } {
  const sides = SINGLES.includes(sport)
    ? en.players.length
    : ESPORTS.includes(sport)
      ? en.squads.length
      : en.cities.length;
  const home = pick(sides, random);
  const away = (home + 1 + pick(sides - 1, random)) % sides;
  const idOf = (index: number): string => {
    if (SINGLES.includes(sport)) return `player-${index}`;
    if (ESPORTS.includes(sport)) return `squad-${index}`;
    return `team-${index}-${(index * 5 + sport.length) % en.suffixes.length}`;
  };
  return { league: `league-${pick(en.leagues.length, random)}`, home: idOf(home), away: idOf(away) };
}

/** The name of a side or a league in one language; the id where there is none. */
export function nameIn(names: SideNames, id: string): string {
  const [kind, first, second] = id.split('-');
  const at = Number(first);
  if (kind === 'league') return names.leagues[at] ?? id;
  if (kind === 'player') return names.players[at] ?? id;
  if (kind === 'squad') return names.squads[at] ?? id;
  const [city, suffix] = [names.cities[at], names.suffixes[Number(second)]];
  if (kind !== 'team' || !city || !suffix) return id;
  return names.team.replace('{city}', city).replace('{suffix}', suffix);
}
