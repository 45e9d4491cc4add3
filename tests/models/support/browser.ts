import { beforeEach, vi } from 'vitest';

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
