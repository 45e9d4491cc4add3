/** What a call needs that is sealed, signed, or made by a person: one chunk, loaded with the first of them. */
export { proofFor } from './captcha-proof.ts';
export { seal } from './seal.ts';
export { sendSecured } from './security-send.ts';
