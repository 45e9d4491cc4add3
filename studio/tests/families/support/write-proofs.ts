// The last step of `npm run prove`: the proofs of all families passed.
import { writeFileSync } from 'node:fs';
import { familyNames, markOf, PROOFS } from './proofs.ts';

const marks = Object.fromEntries(familyNames().map((family) => [family, markOf(family)]));
writeFileSync(PROOFS, `${JSON.stringify(marks, null, 2)}\n`);
console.log(`${PROOFS}: ${Object.keys(marks).length} families.`);
