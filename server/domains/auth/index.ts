/** What other domains may import of `auth`. */
export { endSessions } from './sessions/sessions.ts';
