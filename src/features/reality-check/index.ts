export { RealityCheck } from './reality-check.tsx';
export { $isDue, leaveChosen, play, roundEnded } from './model.ts';
