/** By what an address is counted, wherever one is: who holds a prefix of IPv6 holds all its addresses. */
export { addressKey } from '../domains/session/throttle.ts';
