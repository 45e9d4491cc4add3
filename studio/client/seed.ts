/** Draws a random client seed for players who choose none. */
export function newClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
