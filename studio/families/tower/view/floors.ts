import { keepDrawings } from '../../../client/parts/symbols.ts';
import { createTiles, type TileLook } from '../../../client/parts/tiles.ts';
import { stepsOf } from '../par.ts';
import type { Level, Params } from '../shape.ts';
import type { Shown } from './outcome.ts';
import type { FamilyTexts } from './texts/index.ts';

/** The drawing of a trap. */
const TRAP = 'burning-meteor';

/** The floors of one difficulty, the lowest at the bottom. A floor and its columns count from 0. */
export function createFloors(
  { params, level, motif, texts }: { params: Params; level: Level; motif: string; texts: FamilyTexts },
  onPick: (floor: number, column: number) => void,
) {
  const count = stepsOf(params, level.key).length;
  const { columns } = level;
  const floorOf = (index: number): number => count - 1 - Math.floor(index / columns);
  const indexOf = (floor: number, column: number): number => (count - 1 - floor) * columns + column;
  const tiles = createTiles(
    { columns, rows: count, label: texts('field', { rows: count, columns }) },
    {
      placeOf: (index) => texts('place', { row: floorOf(index) + 1, column: (index % columns) + 1 }),
      onPick: (index) => onPick(floorOf(index), index % columns),
    },
  );
  keepDrawings([motif, TRAP]);
  const closed: TileLook = { state: 'closed', name: texts('closed') };
  const open = (isTrap: boolean): TileLook =>
    isTrap
      ? { state: 'trap', picture: TRAP, name: texts('trap') }
      : { state: 'safe', picture: motif, name: texts('safe') };
  const faint = (isTrap: boolean): TileLook => ({ ...open(isTrap), state: isTrap ? 'faint-trap' : 'faint-safe' });

  return {
    element: tiles.element,
    close() {
      for (let index = 0; index < count * columns; index += 1) tiles.show(index, closed);
    },
    choose(column: number) {
      this.close();
      tiles.show(indexOf(0, column), { state: 'chosen', name: texts('chosen') });
    },
    /** Every tile as it stands; those that were not chosen are faint where the traps are known. */
    paint({ climbed, traps }: Shown) {
      for (let floor = 0; floor < count; floor += 1) {
        for (let column = 0; column < columns; column += 1) {
          const known = traps[floor];
          const isTrap = known?.includes(column) ?? false;
          const look = climbed[floor] === column ? open(isTrap) : known ? faint(isTrap) : closed;
          tiles.show(indexOf(floor, column), look);
        }
      }
    },
    turn: (floor: number, column: number, isTrap: boolean) => tiles.turn(indexOf(floor, column), open(isTrap)),
    /** Lets the player choose on this floor only; on none if it is null. */
    enable: (floor: number | null) => tiles.enable((index) => floorOf(index) === floor),
  };
}
