export { GiveUp } from './give-up.tsx';
export { TakePart } from './take-part.tsx';
export { $takePartFailure, $takingPart, claimRequested } from './take-part.ts';
