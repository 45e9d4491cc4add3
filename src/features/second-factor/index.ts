export { FactorPanel } from './factor-panel.tsx';
