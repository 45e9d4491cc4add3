// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';
import { unstorableText } from '../../../server/http/texts.ts';
import { SiteRoutes } from '../../../src/app/routes.tsx';
import { $site } from '../../../src/entities/site/model.ts';
import { codeIn } from '../../../src/shared/lib/code-in.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { accountTexts } from '../../../src/shared/i18n/word-groups.ts';
import { FULL_RUN } from '../../support/full-run.ts';
import { logIn, pageOf } from '../support/page.ts';
import { memberOf, siteOf } from '../support/samples.ts';

// Files share a worker's modules: the next one is not to get this shell.
afterAll(() => void vi.resetModules());
vi.mock('../../../src/app/layout/shell.tsx', async () => {
  const { Suspense } = await import('react');
  const { Outlet } = await import('react-router-dom');
  return {
    Shell: () => (
      <Suspense>
        <Outlet />
      </Suspense>
    ),
  };
});
vi.mock('../../../src/pages/home/below-the-fold.tsx', () => ({ default: () => null }));

/** No days, though they look so: what is read of them must not reach a format or a call. */
const NO_DAYS = ['9999-99-99', '2026-02-30', '0000-01-01'];
const WORST = ['0', '__proto__', 'a\0b', 'x'.repeat(400), ...NO_DAYS];
const HOSTILE = FULL_RUN
  ? [
      ...['', ' ', '-1', '1e3', '0x10', '999999999999999999', '+275760-09-13', 'constructor', '\u202e<b>x</b>'],
      ...['//evil.example/\\', 'javascript:alert(1)', '👩‍👩‍👧‍👦'.repeat(20)],
      ...WORST,
    ]
  : WORST;
/** The parameters of each page, with a right value: a wrong one beside right ones must not break the page either. */
const DAYS = { from: '2026-11-01', to: '2026-11-20' };
const TEAM = { ...DAYS, member: '12', name: 'anna' };
const BILLS = { ...DAYS, state: 'received', order: 'amount', page: '2' };
const PARAMETERS: Record<string, Record<string, string>> = {
  '/live': { gameType: 'LIVE', vendor: 'EVO', page: 'hotSlots' },
  '/elott': { gameType: 'LOTT', vendor: 'EVO' },
  '/sports': { when: 'live', sport: 'tennis', search: 'port' },
  '/myFav': { vendor: 'EVO' },
  '/lottery': { gameCode: 'PK10', view: 'lobby' },
  '/promotions': { product: 'casino', state: 'open' },
  '/PromotionDetail': { id: '1', code: 'welcome', draw: 'evening-wheel' },
  '/pointMall': { tab: 'exchanges', category: 'goods', reach: '1', status: 'passed', period: 'last7' },
  '/game/7': { window: '1', free: '1' },
  '/member/transactionHistory': { ...DAYS, record: 'deposits', kind: 'deposit', state: 'paid' },
  '/member/personalHistoryCopy': { ...DAYS, state: 'open', type: 'LIVE' },
  '/member/personalProfit': DAYS,
  '/member/messageV2': { thread: '12', to: 'anna' },
  '/member/tickets': { ticket: '12' },
  '/member/transferFund': { vendor: 'EVO', game: '7' },
  '/agentHome/agentTeamOverview': DAYS,
  '/agentHome/downlineManagmentView': { under: '12', order: 'newest', page: '2' },
  '/agentHome/downlineManagmentView/12': { kind: 'hour' },
  '/agentHome/agentRealtimeSalary': BILLS,
  '/agentHome/agentHourSalary': BILLS,
  '/agentHome/agentDividendRecordCopy2': BILLS,
  '/agentHome/palStatementsAgentCopy': { ...TEAM, type: 'LIVE', sort: 'net' },
  '/agentHome/personalHistoryCopy': { ...TEAM, view: 'deeper', type: 'LIVE', change: 'settled', sort: 'stake' },
  '/agentHome/agentDownlineTransactionDetailsCopy': { ...TEAM, kind: 'deposit', sort: 'amount' },
  '/agentHome/agentRevenueReport': { ...DAYS, day: '2026-11-12', kind: 'day' },
  '/agentHome/messages': { thread: '12', to: 'anna' },
};
/** Read outside of a page: codes, which `codeIn` makes safe, and the name of a dialog. */
const ELSEWHERE = ['link', 'reset', 'token', 'modal', 'affiliateCode', 'referralCode'];
/** Parts of a path. */
const PATHS = (value: string): string[] => {
  const part = encodeURIComponent(value) || '%20';
  return [
    `/game/${part}`,
    `/game/7/${part}`,
    `/agentHome/${part}`,
    `/agentHome/agentRealtimeSalary/${part}`,
    `/agentHome/downlineManagmentView/${part}`,
  ];
};

const ALL = Object.values(endpoints).flatMap((group) => Object.values<EndpointSpec>(group));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What the server would refuse of a call before it looks at what the call is for. */
const faultOf = (method: string, url: URL, body: unknown): string | undefined => {
  const endpoint = ALL.find((each) => each.method === method && each.path === url.pathname);
  if (!endpoint || endpoint.encoding === 'sealed') return undefined;
  const requested = endpoint.encoding === 'query' ? Object.fromEntries(url.searchParams) : body;
  const parsed = endpoint.request.safeParse(requested);
  if (!parsed.success) return `${url.pathname} ${JSON.stringify(requested)}: ${parsed.error.issues[0]?.message}`;
  const unstorable = unstorableText(requested);
  return unstorable && `${url.pathname}: ${unstorable} cannot be stored`;
};

const faults: string[] = [];
const sent = new Set<string>();
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://site');
    sent.add(url.pathname);
    const fault = faultOf(init?.method ?? 'GET', url, typeof init?.body === 'string' ? JSON.parse(init.body) : {});
    if (fault) faults.push(fault);
    return new Promise(() => {});
  });
  // The router's word on a path that it cannot decode.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  Element.prototype.scrollIntoView = () => {};
});

/** Opens an address by a member or an agent, and returns when the page has set its title. */
const createVisitor = async (type: 0 | 1) => {
  const translator = createTranslator();
  const scope = pageOf({
    values: [
      [$site, siteOf()],
      [$translator, translator],
    ],
  });
  await allSettled(loadLanguageFx, { scope, params: 'EN' });
  await allSettled(accountTexts.needed, { scope });
  void logIn(scope, memberOf({ type }));
  place = document.createElement('div');
  const note = (error: unknown) => void faults.push(String(error));
  root = createRoot(place, { onCaughtError: note, onUncaughtError: note });
  return async (address: string) => {
    document.title = '';
    const before = faults.length;
    await act(async () =>
      root.render(
        <Provider value={scope}>
          <I18nextProvider i18n={translator}>
            <MemoryRouter key={address} initialEntries={[address]}>
              <SiteRoutes />
            </MemoryRouter>
          </I18nextProvider>
        </Provider>,
      ),
    );
    // The page's file loads at its first visit: within seconds on a busy machine.
    const isShown = () => document.title !== '' && place.childElementCount > 0;
    for (let turn = 0; turn < 4_000 && !isShown(); turn += 1) await act(() => pause(5));
    if (!isShown()) faults.push('nothing is shown');
    return faults.splice(before).map((fault) => `${address.slice(0, 120)}: ${fault.slice(0, 200)}`);
  };
};
const queryOf = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

describe('[NAV-11] addresses with values that a page does not know', () => {
  it(
    'break no page, and send no call that the server refuses as malformed',
    async () => {
      const found: string[] = [];
      for (const [type, isTheirs] of [
        [0, (path: string) => !path.startsWith('/agentHome')],
        [1, (path: string) => path.startsWith('/agentHome')],
      ] as const) {
        const visit = await createVisitor(type);
        const pages = Object.entries(PARAMETERS).filter(([path]) => isTheirs(path));
        for (const [path, right] of pages) {
          found.push(...(await visit(`${path}?${queryOf(right)}`)));
          const wrong = Object.keys(right);
          for (const value of HOSTILE) {
            const all = Object.fromEntries(wrong.map((name) => [name, value]));
            found.push(...(await visit(`${path}?${queryOf(all)}`)));
          }
          // One wrong value beside right ones.
          for (const name of wrong)
            for (const value of FULL_RUN ? HOSTILE : NO_DAYS.slice(0, 1))
              found.push(...(await visit(`${path}?${queryOf({ ...right, [name]: value })}`)));
        }
        for (const value of HOSTILE)
          for (const path of PATHS(value).filter((each) => isTheirs(each))) found.push(...(await visit(path)));
        for (const path of ['/game/%', '/game/%E0%A4%A', '/agentHome/%'].filter((each) => isTheirs(each)))
          found.push(...(await visit(path)));
        await act(async () => root.unmount());
      }
      expect(found).toEqual([]);
      // The pages did ask for what they show.
      expect([...sent]).toEqual(
        expect.arrayContaining([
          ...['/wps/agent/reports/revenue/bills', '/wps/agent/records/bets', '/wps/agent/reports/profit'],
          ...['/wps/member/messages', '/wps/relay/GLS_game', '/wps/relay/GLS_gameList'],
        ]),
      );
    },
    FULL_RUN ? 900_000 : 180_000,
  );

  it('are tried for every parameter that the source reads', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const read = files.flatMap((file) => {
      const source = readFileSync(`src/${file}`, 'utf8');
      if (!/URLSearchParams|useSearchParams|searchParams|Selection\(/.test(source)) return [];
      return [...source.matchAll(/\b(?:search|params|query|searchParams|\))\.(?:get|has)\('(\w+)'\)/g)].map(
        ([, name]) => name!,
      );
    });
    const tried = new Set([...Object.values(PARAMETERS).flatMap((each) => Object.keys(each)), ...ELSEWHERE]);
    expect(new Set(read).size).toBeGreaterThan(20);
    expect([...new Set(read)].filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each(HOSTILE)('a code %j is sent as a code that the server knows to be wrong', (value) => {
    expect(codeIn(value)).toMatch(/^[\w-]{1,64}$/);
  });
});
