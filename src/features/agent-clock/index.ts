export { AgentClock } from './agent-clock.tsx';
