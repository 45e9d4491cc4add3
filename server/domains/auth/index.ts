/** What other domains may import of `auth`. */
export { checkCode, useCode, type CodeFor } from './codes/codes.ts';
export { sendDrawn } from './codes/send-code.ts';
export { hasSecondFactor } from './second-factor/second-factor.ts';
export { noteCredentials } from './sessions/audit-credentials.ts';
export { checkPerson } from './sessions/confirm.ts';
export { endSessions } from './sessions/sessions.ts';
