export { RealityCheck } from './reality-check.tsx';
export { $isDue, leaveChosen, roundEnded } from './model.ts';
