export { FactorPanel } from './factor-panel.tsx';
export { secondFactorModals } from './modals.ts';
