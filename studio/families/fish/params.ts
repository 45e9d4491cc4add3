import * as z from 'zod/mini';
import { refuse } from '../shared/check-params.ts';
import { Stake } from '../shared/multiplier.ts';
import { SPECIES } from './species.ts';

const Count = z.int().check(z.gte(1));

/** `stake` buys the whole load, which is so many units of ammunition. */
export const Bet = z.strictObject({ stake: Stake, load: Count });
export type Bet = z.infer<typeof Bet>;

const Species = z.enum(SPECIES);

export const Move = z.union([
  z.strictObject({ target: Species, weapon: z.string() }),
  z.strictObject({ leave: z.literal(true) }),
]);
export type Move = z.infer<typeof Move>;

const Prize = z.strictObject({ pays: z.int().check(z.gte(2), z.lte(5000)), weight: Count });

const Target = z.strictObject({
  species: Species,
  /** What a catch pays, in the cost of the shot. Several prizes are drawn by their weights: a bomb, a chest. */
  prizes: z.array(Prize).check(z.minLength(1)),
});

const Weapon = z.strictObject({
  key: z.enum(['harpoon', 'net', 'cannon', 'torpedo', 'laser']),
  /** Units of ammunition for one shot. */
  cost: Count,
});

const Shape = z.strictObject({
  /** The return of every shot at every target, in parts of 10,000. */
  rtp: z.int().check(z.gte(5000), z.lte(9990)),
  targets: z.array(Target).check(z.minLength(1)),
  /** The first one costs one unit. */
  weapons: z.array(Weapon).check(z.minLength(1)),
  /** Units that a player may buy, the usual load first. */
  loads: z.array(z.int().check(z.gte(5), z.lte(200))).check(z.minLength(1)),
});
export type Params = z.infer<typeof Shape>;
export type Target = z.infer<typeof Target>;

export const Params = Shape.check(
  refuse(({ targets, weapons, loads }: Params) => {
    if (new Set(targets.map(({ species }) => species)).size < targets.length)
      return 'targets: a species is named twice';
    if (new Set(weapons.map(({ key }) => key)).size < weapons.length) return 'weapons: one is named twice';
    if (weapons[0]!.cost !== 1)
      return 'weapons: the first one must cost one unit, so that a load can be spent to its end';
    const dearest = Math.max(...weapons.map(({ cost }) => cost));
    const min = Math.min(...loads);
    if (dearest > min) return `weapons: a shot of ${dearest} units is more than the load of ${min}`;
    return new Set(loads).size < loads.length ? 'loads: one is named twice' : undefined;
  }),
);
