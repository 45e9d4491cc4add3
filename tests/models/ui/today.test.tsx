// @vitest-environment jsdom
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { $site } from '../../../src/entities/site/model.ts';
import { $connection } from '../../../src/shared/realtime/runtime.ts';
import { useSelection } from '../../../src/widgets/period/index.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

const Today = () => useSelection().today;

it('[MEM-03] today is the merchant’s by the server’s clock, and goes on at midnight there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // This device is ten days slow. It is 23:59:58 at the merchant, who is at GMT+8.
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:59:58Z') });
  const site = siteOf();
  const scope = pageOf({
    values: [
      [$site, { ...site, brand: { ...site.brand, timeZone: 'Asia/Singapore' } }],
      [$connection, { state: 'live', sinceMs: 0, lastHeartbeatAtMs: 0, serverOffsetMs: 10 * 86_400_000 }],
    ],
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <MemoryRouter>
          <Today />
        </MemoryRouter>
      </Provider>,
    ),
  );
  expect(place.textContent).toBe('2026-11-30');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(place.textContent).toBe('2026-12-01');
  await act(async () => root.unmount());
  vi.useRealTimers();
});

it.each([
  ['a year ahead', '2027-11-28T10:00:00Z'],
  ['a year behind', '2025-11-20T10:00:00Z'],
])('[MEM-03] today is the site’s before the connection is live, on a device %s', async (_, here) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: Date.parse(here) });
  const shown: string[] = [];
  const Days = () => {
    const { today } = useSelection();
    shown.push(today);
    return today;
  };
  const scope = pageOf({ values: [[$site, siteOf({ serverTimeMs: Date.parse('2026-11-27T12:00:00Z') })]] });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <MemoryRouter>
          <Days />
        </MemoryRouter>
      </Provider>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(new Set(shown)).toEqual(new Set(['2026-11-27']));
  await act(async () => root.unmount());
  vi.useRealTimers();
});
