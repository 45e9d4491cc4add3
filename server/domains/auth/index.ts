/** What other domains may import of `auth`. */
export { checkCode, useCode, type CodeFor } from './codes/codes.ts';
export { sendDrawn } from './codes/send-code.ts';
export { WEAK_PASSWORD } from './password/rule.ts';
export { ALONE, insertMember, NAME_TAKEN, openWallet, takenOr } from './registration/insert-member.ts';
export { linkState } from './registration/link.ts';
export { randomReadable } from './second-factor/readable.ts';
export { hasSecondFactor } from './second-factor/second-factor.ts';
export { recordCredentials } from './sessions/audit-credentials.ts';
export { checkPerson } from './sessions/confirm.ts';
export { endSessions } from './sessions/sessions.ts';
