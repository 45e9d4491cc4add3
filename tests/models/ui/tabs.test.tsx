// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Tabs } from '../../../src/shared/ui/tabs.tsx';

const KEYS = ['all', 'deposits', 'withdrawals'] as const;
const tabs = KEYS.map((key) => ({ key, title: key }));

it.each([
  ['all', 0],
  ['withdrawals', 50],
] as const)('scrolls its row until the active tab %s is whole', async (active, scrolled) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // A row of 250 px with three tabs of 100 px.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = KEYS.findIndex((key) => key === this.textContent);
    return at < 0 ? new DOMRect(0, 0, 250, 44) : new DOMRect(at * 100, 0, 100, 44);
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Tabs label="Records" tabs={tabs} active={active} onChoose={() => {}}>
        rows
      </Tabs>,
    ),
  );
  expect(place.querySelector('[role=tablist]')!.scrollLeft).toBe(scrolled);
  await act(async () => root.unmount());
});
