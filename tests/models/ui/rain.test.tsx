// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenRain } from '../../../contract/rain-value.ts';
import type { Language } from '../../../contract/primitives.ts';
import { $roomState } from '../../../src/features/chat/lines.ts';
import { $share, $shareProblem } from '../../../src/features/chat/rain.ts';
import { RainBanner } from '../../../src/features/chat/rain-banner.tsx';
import { RainLine } from '../../../src/features/chat/rain-line.tsx';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { chatTexts } from '../../../src/shared/i18n/word-groups.ts';
import { pageOf } from '../support/page.ts';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const rain: OpenRain = {
  ...{ id: 'r', giver: '<b>Ann', simulated: true, amount: 1_000, currency: 'USD', exponent: 2 },
  ...{ shares: 10, taken: 4, untilMs: Date.now() + 90_000 },
};
const share = { rain: 'r', money: { amount: 120, currency: 'USD', exponent: 2 } };
const stateOf = (open: OpenRain | null) => ({ closed: false, slowSeconds: 0, present: 1, names: [], rain: open });

const show = async (
  page: ReactNode,
  values: NonNullable<Parameters<typeof pageOf>[0]>['values'] = [],
  language: Language = 'EN',
) => {
  const translator = createTranslator();
  const scope = pageOf({ values: [[$translator, translator], ...values] });
  await allSettled(loadLanguageFx, { scope, params: language });
  await allSettled(chatTexts.needed, { scope });
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>{page}</I18nextProvider>
      </Provider>,
    ),
  );
};
/** A text without the signs of direction, and with plain spaces. */
const plain = (text?: string | null) => text?.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ');
const take = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take a share');

it('[MEM-08] the banner of a rain has giver, sum, shares left and time, and a share for who has none', async () => {
  await show(<RainBanner />, [[$roomState, stateOf(rain)]]);
  const text = plain(place.textContent);
  expect(text).toContain('Rain from <b>Ann');
  expect(text).toContain('10.00 USD in 10 shares');
  expect(text).toContain('6 shares left');
  expect(text).toMatch(/1:(29|30)/);
  expect(text).toContain('Simulated');
  expect(take()).toBeDefined();
  // The count changes with each share: it is not read out.
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
});

it('[MEM-08] what the member got is read out, and stays when the rain is over', async () => {
  for (const open of [rain, null]) {
    await show(<RainBanner />, [
      [$roomState, stateOf(open)],
      [$share, share],
    ]);
    expect(take()).toBeUndefined();
    expect(plain(place.querySelector('[role=status]')?.textContent)).toContain('You got 1.20 USD.');
  }
});

it('[MEM-08] a refused share says why, in the language of the page', async () => {
  const refused = [
    [$roomState, stateOf(rain)],
    [$shareProblem, { reason: 'not_played' }],
  ] as NonNullable<Parameters<typeof pageOf>[0]>['values'];
  await show(<RainBanner />, refused);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('in the last 7 days');
  await act(async () => root.unmount());
  root = createRoot(place);
  await show(<RainBanner />, refused, 'AR');
  expect(place.querySelector('[role=alert]')?.textContent).toContain('آخر 7 أيام');
});

it('[MEM-08] a rain of the house is read in the history', async () => {
  const { untilMs: _, taken: __, id, ...sum } = rain;
  await show(<RainLine rain={{ ...sum, rain: id, giver: null, simulated: false, atMs: 0 }} />);
  expect(plain(place.querySelector('article')?.textContent)).toContain('Rain from the house10.00 USD in 10 shares');
});
