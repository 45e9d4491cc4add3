import { bloom } from './bloom.ts';
import { brass } from './brass.ts';
import { crown } from './crown.ts';
import { fair } from './fair.ts';
import { gates } from './gates.ts';
import { keep } from './keep.ts';
import { lantern } from './lantern.ts';
import { peak } from './peak.ts';
import { river } from './river.ts';
import { sky } from './sky.ts';
import { temple } from './temple.ts';
import { vault } from './vault.ts';

/** The mathematical models by name. Their rules are checked when a title names them. */
export const MODELS = {
  lantern,
  brass,
  gates,
  river,
  sky,
  temple,
  bloom,
  keep,
  peak,
  fair,
  vault,
  crown,
};
