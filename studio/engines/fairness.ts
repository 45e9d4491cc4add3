export interface Seeds {
  /** 64 hex digits, secret until the pair is rotated. The HMAC key is this text, not the bytes that it encodes. */
  serverSeed: string;
  clientSeed: string;
  /** Rounds played with this pair before this one. */
  nonce: number;
}

/** Allowed client seeds. The separator is excluded, because the seed is part of the signed text. */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

const WORDS_PER_BLOCK = 8;

/** Returns the SHA-256 of the server seed's text in hex: the commitment shown before the first round of a pair. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serverSeed)));
}

/**
 * Returns the endless sequence of 32-bit words of a round: big-endian words of HMAC-SHA256(serverSeed, clientSeed:nonce:cursor)
 * for cursor 0, 1, 2 … The first `skip` words are left out.
 */
export function wordsOf(seeds: Seeds, skip = 0): () => Promise<number> {
  const text = new TextEncoder();
  const key = crypto.subtle.importKey('raw', text.encode(seeds.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  let cursor = Math.floor(skip / WORDS_PER_BLOCK);
  let passed = skip % WORDS_PER_BLOCK;
  let waiting: number[] = [];
  return async () => {
    if (waiting.length === 0) {
      const block = text.encode(`${seeds.clientSeed}:${seeds.nonce}:${cursor++}`);
      const bytes = new DataView(await crypto.subtle.sign('HMAC', await key, block));
      waiting = Array.from({ length: bytes.byteLength / 4 }, (_, index) => bytes.getUint32(index * 4)).slice(passed);
      passed = 0;
    }
    return waiting.shift() as number;
  };
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
