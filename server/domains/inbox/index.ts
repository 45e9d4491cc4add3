/** What other parts of the server may import of `inbox`. */
export { sendMessage, writeAsMerchant } from './send.ts';
