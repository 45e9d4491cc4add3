// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { OpenAward } from '../../../contract/open-award.ts';
import { $openAwards } from '../../../src/entities/wallet/awards.ts';
import { AwardFigure } from '../../../src/features/awards/lazy.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator } from '../../../src/shared/i18n/model.ts';
import { pageOf } from '../support/page.ts';

const award: OpenAward = {
  ...{ id: 1, version: 1, campaign: 'lantern', product: 'casino', state: 'active', amount: 500, lapsesAtMs: null },
  ...{ left: 0, required: 0, met: 0, roundsLeft: 25, roundsWon: 0 },
};

const shown = async (over: Partial<OpenAward>) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$translator, translator],
      [$openAwards, { currency: 'USD', exponent: 2, claimable: 0, list: [{ ...award, ...over }] }],
    ],
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <AwardFigure gameType="RNG" className="figure" />
        </I18nextProvider>
      </Provider>,
    );
    await translator.changeLanguage('en');
  });
  await act(() => allSettled(scope));
  const text = place.textContent;
  const bar = place.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize;
  await act(async () => root.unmount());
  return { text, bar };
};

it.each([
  ['free rounds that have won nothing yet', {}, '25 free rounds left0.00', '0%'],
  ['free rounds that have won', { left: 130, required: 260, roundsLeft: 1 }, '1 free round left1.30', '0%'],
  [
    'what was played of its requirement',
    { left: 130, required: 260, met: 65, roundsLeft: 0 },
    'Bonus, 25% wagered1.30',
    '25%',
  ],
])('[MEM-06] the figure beside a game shows %s', async (_what, over, text, bar) => {
  expect(await shown(over)).toEqual({ text, bar });
});
