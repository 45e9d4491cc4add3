// @vitest-environment jsdom
import { Provider } from 'effector-react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../../src/widgets/footer/footer.tsx';
import { $member } from '../../../src/entities/session/model.ts';
import { $site } from '../../../src/entities/site/model.ts';
import { $balance } from '../../../src/entities/wallet/model.ts';
import HelpPage from '../../../src/pages/help/help-page.tsx';
import HelpTopics from '../../../src/pages/help/help-topics.tsx';
import { Topics } from '../../../src/pages/help/topics.tsx';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { $token, languageChanged } from '../../../src/shared/api/context.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { allSettled } from 'effector';
import { pageOf } from '../support/page.ts';
import { memberOf, siteOf } from '../support/samples.ts';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

const show = async (page: ReactNode, values: NonNullable<Parameters<typeof pageOf>[0]>['values'] = []) => {
  const translator = createTranslator();
  const scope = pageOf({ values: [[$translator, translator], [$site, siteOf()], ...values] });
  await allSettled(loadLanguageFx, { scope, params: 'EN' });
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <I18nextProvider i18n={translator}>
          <MemoryRouter>{page}</MemoryRouter>
        </I18nextProvider>
      </Provider>,
    ),
  );
  return scope;
};

describe('[PP-07] the help centre without the shell', () => {
  const balance = () => place.querySelector('[role="group"][aria-label="Balance"]')?.textContent ?? null;
  const loggedIn = [
    [$token, 'token'],
    [$member, memberOf()],
    [$balance, { amount: 123_456, currency: 'USD', exponent: 2 }],
  ] as NonNullable<Parameters<typeof pageOf>[0]>['values'];

  it('shows the balance to a member', async () => {
    await show(<HelpPage bare />, loggedIn);
    expect(balance()).toContain('1,234.56');
  });

  it('shows no balance to a visitor', async () => {
    await show(<HelpPage bare />);
    expect(balance()).toBeNull();
  });

  it('shows no balance within the shell, whose header has it', async () => {
    await show(<HelpPage />, loggedIn);
    expect(balance()).toBeNull();
  });
});

describe('[SHELL-07] an answer of the help centre', () => {
  const answer = (body: string) => show(<Topics topics={[{ anchor: 'faq', title: 'FAQ', body }]} />);

  it('leads to the page that it names', async () => {
    await answer('Can I take a break? See [Play safely](/member/limits) and [Deposit](/deposit).');
    expect(place.querySelector('p')?.textContent).toBe('Can I take a break? See Play safely and Deposit.');
    expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/member/limits',
      '/deposit',
    ]);
  });

  it.each(['[a](//evil.example)', '[a](https://evil.example)', '[a](javascript:alert(1))', '[a] (/deposit)', '[](/x)'])(
    'leaves %s as text',
    async (body) => {
      await answer(body);
      expect(place.querySelector('p')?.textContent).toBe(body);
      expect(place.querySelector('a')).toBeNull();
    },
  );
});

describe('[SHELL-07] the help centre in a modal', () => {
  it('closes when a link is followed, so that the page is not behind it', async () => {
    const list = [{ anchor: 'faq', title: 'FAQ', body: '[Play safely](/member/limits)' }];
    vi.stubGlobal('fetch', async () => Response.json({ success: true, value: { list }, message: '' }));
    const scope = await show(<HelpTopics />, [[$modal, { name: 'help' }]]);
    await act(() => vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull()));
    await act(async () => place.querySelector('a')!.click());
    expect(scope.getState($modal)).toBeNull();
  });
});

describe('[SHELL-05] the footer', () => {
  const resources = [
    { resourceType: 'LICENCE', url: 'https://regulator.example/licence/8048', labelNameEn: 'Example Authority 8048' },
    { resourceType: 'TELEGRAM', url: 'https://t.example/parlour', labelNameEn: 'Telegram' },
  ];
  const links = (within: Element | null) => [...(within?.querySelectorAll('a') ?? [])].map((link) => link.href);

  it('names the merchant’s licence, with a link to its register', async () => {
    await show(<Footer />, [[$site, siteOf({ resources })]]);
    const link = place.querySelector<HTMLAnchorElement>('a[href*="regulator"]');
    expect(link?.textContent).toBe('Licence: Example Authority 8048');
    expect(link?.rel).toBe('noreferrer');
  });

  it('names the merchant’s helpline, with a link to it', async () => {
    const helpline = {
      ...{ resourceType: 'HELPLINE', url: 'https://help.example/', labelNameEn: '0800 000 000' },
      labelNames: { FR: '09 74 75 13 13' },
    };
    const scope = await show(<Footer />, [[$site, siteOf({ resources: [helpline] })]]);
    const link = place.querySelector<HTMLAnchorElement>('a[href="https://help.example/"]');
    expect(link?.textContent).toBe('Need help with gambling? 0800 000 000');
    await act(() => allSettled(languageChanged, { scope, params: 'FR' }));
    expect(link?.textContent).toContain('09 74 75 13 13');
    await act(() => allSettled(languageChanged, { scope, params: 'CN' }));
    expect(link?.textContent).toContain('0800 000 000');
  });

  it('lists the social pages under a heading of their own, not under “About”', async () => {
    await show(<Footer />, [[$site, siteOf({ resources })]]);
    expect(links(place.querySelector('nav[aria-label="Follow us"]'))).toEqual(['https://t.example/parlour']);
    expect(links(place.querySelector('nav[aria-label="About"]'))).not.toContain('https://t.example/parlour');
  });

  it('shows neither when the merchant has none', async () => {
    await show(<Footer />, [[$site, siteOf({ resources: [] })]]);
    expect(place.textContent).not.toContain('Licence:');
    expect(place.querySelector('nav[aria-label="Follow us"]')).toBeNull();
  });
});
