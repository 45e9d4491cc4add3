// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import english from '../../../src/shared/i18n/languages/en/index.ts';
import account from '../../../src/shared/i18n/languages/en/account/index.ts';
import { AmountField } from '../../../src/shared/ui/amount-field.tsx';

it('[WAL-01] shows beside an amount how it was understood, and names both readings of an ambiguous one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const translator = createTranslator();
  translator.addResourceBundle('en', 'translation', { ...english, ...account });
  await translator.changeLanguage('en');
  const place = document.createElement('div');
  const root = createRoot(place);
  const shown = (value: string, error: string | null = null, exponent = 2) => {
    act(() =>
      root.render(
        <I18nextProvider i18n={translator}>
          <AmountField
            {...{ currency: 'USD', label: 'Amount', error, exponent, value }}
            onValue={() => {
              // The value is fixed.
            }}
          />
        </I18nextProvider>,
      ),
    );
    return [place.querySelector('output')!.textContent, place.querySelector('[aria-live]')!.textContent];
  };
  expect(['20,50', '1000', '٢٠٫٥', '20', '20.5', '20.50', '1,000', 'x'].map((text) => shown(text)[0])).toEqual([
    ...['= 20.50\u00a0USD', '= 1,000.00\u00a0USD', '= 20.50\u00a0USD', '', '', '', '', ''],
  ]);
  expect(shown('20,50', 'Out of bounds.')[1]).toBe('Out of bounds.');
  expect(['1.234', 'x', '1.2345', ''].map((text) => shown(text, 'Out of bounds.')[1])).toEqual([
    'This can mean 1,234.00 or 1.234. Please write it without a thousands separator.',
    'Enter an amount in USD, such as 20.50.',
    'This amount has too many decimals. Enter one such as 20.50.',
    'Out of bounds.',
  ]);
  expect([shown('1,234', 'Wrong.', 3)[1], shown('x', 'Wrong.', 0)[1]]).toEqual([
    'This can mean 1,234.000 or 1.234. Please write it without a thousands separator.',
    'Enter an amount in USD, such as 20.',
  ]);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
