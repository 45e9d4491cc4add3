import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { localKept, readJson, rememberedSwitch, sessionKept } from '../../src/shared/lib/storage.ts';
import { browserLive } from '../../src/shared/realtime/browser-live.ts';
import { keepKey, sign } from '../../src/shared/api/security-keys.ts';
import { drawKey } from '../../contract/security-signature.ts';
import { $apiContext } from '../../src/shared/api/context.ts';
import { $environment } from '../../src/shared/realtime/environment.ts';

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
/** A browser that blocks storage: the name itself throws, as in Chromium with all site data blocked. */
const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel']) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { get: blocked, configurable: true });
  }
};

describe.each([
  ['local', localKept],
  ['session', sessionKept],
])('the %s storage', (_, kept) => {
  it('is the browser’s', () => {
    kept.setItem('a', '1');
    expect([kept.getItem('a'), kept.getItem('b')]).toEqual(['1', null]);
    kept.clear();
    expect(kept.getItem('a')).toBeNull();
  });

  it('[SYS-11] is memory where the browser blocks it', () => {
    blockStorage();
    expect([kept.getItem('a'), readJson(kept, 'a')]).toEqual([null, null]);
    kept.setItem('a', '{"b":1}');
    expect([kept.getItem('a'), readJson(kept, 'a')]).toEqual(['{"b":1}', { b: 1 }]);
    kept.clear();
    expect(kept.getItem('a')).toBeNull();
  });

  it('is memory for what does not fit, and the newest value counts', () => {
    kept.setItem('a', 'old');
    const full = (kept === localKept ? localStorage : sessionStorage) as { setItem: unknown };
    const { setItem } = full;
    full.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    kept.setItem('a', 'new');
    expect(kept.getItem('a')).toBe('new');
    full.setItem = setItem;
    kept.setItem('a', 'newest');
    expect(kept.getItem('a')).toBe('newest');
    kept.clear();
  });
});

describe('[SYS-11] a browser that blocks storage', () => {
  it('keeps a switch while the page is open', async () => {
    blockStorage();
    const { $on, toggled } = rememberedSwitch('blocked', () => false);
    const scope = fork();
    await allSettled(toggled, { scope });
    expect(scope.getState($on)).toBe(true);
  });

  it('signs with a key in memory', async () => {
    blockStorage();
    await keepKey('token', await drawKey());
    const call = { method: 'POST', path: '/', body: '', atMs: 0, nonce: 'n' };
    await expect(sign('token', call as never)).resolves.toBeTypeOf('string');
  });

  it('[W10] has a live API of its own instead of one that its tabs share', () => {
    blockStorage();
    vi.stubGlobal('navigator', { locks: {}, onLine: true });
    const page = { addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('window', page);
    for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
    const scope = fork();
    const live = browserLive({
      sessionId: null,
      api: { ...scope.getState($apiContext), baseUrl: 'http://127.0.0.1:9' },
      environment: scope.getState($environment),
      failed: (error) => expect(error).toBeUndefined(),
    });
    live.close();
  });
});
