export { ConnectionMark } from './connection-mark.tsx';
