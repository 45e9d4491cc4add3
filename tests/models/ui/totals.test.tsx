import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { Totals } from '../../../src/widgets/records/totals.tsx';

it('[MEM-03] totals group the digits of a count, as they do those of money', () => {
  const totals = renderToStaticMarkup(
    <I18nextProvider i18n={createTranslator()}>
      <Totals label="Totals" figures={[['Rounds', 1014]]} />
    </I18nextProvider>,
  );
  expect(totals).toContain('<dt>Rounds</dt><dd>1,014</dd>');
});
