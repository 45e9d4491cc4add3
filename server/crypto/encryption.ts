import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that must be read again but must not be readable in a copy of the database. */
export interface Encryption {
  /** `about` names the row. A value encrypted for one row cannot be decrypted for another. */
  encrypt(text: string, about: string): Buffer;
  /** Throws if the key or the row differs. */
  decrypt(sealed: Buffer, about: string): string;
  /** The same text gives the same 22 letters, from which nobody without the key can test a guess of the text. */
  fingerprint(text: string): string;
}

const NONCE = 12;
const TAG = 16;
/** Bytes of a fingerprint. */
const FINGERPRINT = 16;

/** AES-256-GCM with a key derived from `secret`. The result is nonce, tag and ciphertext. */
export const createEncryption = (secret: string): Encryption => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'parlour vault', 32));
  const fingerprintKey = Buffer.from(hkdfSync('sha256', secret, '', 'parlour fingerprint', 32));
  return {
    fingerprint: (text) =>
      createHmac('sha256', fingerprintKey).update(text).digest().subarray(0, FINGERPRINT).toString('base64url'),
    encrypt(text, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    decrypt(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};
