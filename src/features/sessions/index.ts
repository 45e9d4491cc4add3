export { SessionsPanel } from './sessions-panel.tsx';
