import fc from 'fast-check';
import { FIXED_SEED } from '../../scripts/lib/seed.mjs';

// fast-check, drawing from the seed of the run: the same always in `npm test`, a new one in a full run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['CHAOS_SEED'] ?? FIXED_SEED) });

export * from 'fast-check';
export default fc;
