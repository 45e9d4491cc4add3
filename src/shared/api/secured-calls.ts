/** Code for calls that are sealed, signed or need a captcha: one chunk, loaded with the first of them. */
export { proofFor } from './captcha-proof.ts';
export { seal } from './seal.ts';
export { sendSecured } from './security-send.ts';
