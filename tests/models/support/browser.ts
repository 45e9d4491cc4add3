import { beforeEach, vi } from 'vitest';

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

/** An empty session and local storage for each test of a file, without the cost of a whole DOM (one second per file). */
export const freshStorage = (): void => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('localStorage', new MemoryStorage());
  });
};

/** A document with an empty root element, which is all that the models use. */
export const freshDocument = (): void => {
  beforeEach(() => {
    const properties = new Map<string, string>();
    const style = {
      setProperty: (name: string, value: string) => void properties.set(name, value),
      getPropertyValue: (name: string) => properties.get(name) ?? '',
    };
    vi.stubGlobal('document', { documentElement: { lang: '', dir: '', dataset: {}, style } });
  });
};
