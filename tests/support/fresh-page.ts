import { afterEach, beforeEach, vi } from 'vitest';
import { localKept, sessionKept } from '../../src/shared/lib/storage.ts';

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, String(value));
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

// A worker runs many files: each test begins with empty storages, as a page in a new tab, without the cost of a whole DOM.
beforeEach(() => {
  for (const kept of [sessionKept, localKept]) kept.clear();
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('localStorage', new MemoryStorage());
});

afterEach(() => void vi.useRealTimers());
