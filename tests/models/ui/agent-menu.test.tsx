// @vitest-environment jsdom
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $site } from '../../../src/entities/site/model.ts';
import { AgentMenu } from '../../../src/pages/agent/layout/agent-menu.tsx';
import { MENU } from '../../../src/pages/agent/layout/menu.ts';
import agent from '../../../src/shared/i18n/languages/en/agent.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { pageOf } from '../support/page.ts';
import { siteOf } from '../support/samples.ts';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = async (customerService: string | null) => {
  const translator = createTranslator();
  translator.addResourceBundle('en', 'translation', agent);
  await translator.changeLanguage('en');
  const scope = pageOf({ values: [[$site, siteOf({ customerService })]] });
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <MemoryRouter initialEntries={['/agentHome/agentTeamOverview']}>
            <AgentMenu />
          </MemoryRouter>
        </I18nextProvider>
      </Provider>,
    ),
  );
  const links = [...place.querySelectorAll('a')];
  const service = [...place.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === 'Customer service',
  )!;
  return { links, service };
};

it('[AGT-01] each entry is a link, customer service to the help centre where the brand has no other', async () => {
  const { links, service } = await show(null);
  expect(links).toHaveLength(MENU.flatMap(({ entries }) => entries).length + 1);
  expect(service.getAttribute('href')).toBe('/helpmc');
});

it('[AGT-01 SHELL-06] opens the brand’s customer service in a window of 440 by 750', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const { service } = await show('https://help.test');
  await act(async () => service.click());
  expect(open).toHaveBeenCalledExactlyOnceWith('https://help.test', 'service', 'width=440,height=750,noopener');
});
