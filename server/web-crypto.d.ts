/* Types of WebCrypto that @types/node has under `webcrypto`, and that the contract and @hpke name as browsers do. */
import type { webcrypto } from 'node:crypto';

declare global {
  type CryptoKey = webcrypto.CryptoKey;
  type CryptoKeyPair = webcrypto.CryptoKeyPair;
}
