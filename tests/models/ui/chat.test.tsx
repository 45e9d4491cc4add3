// @vitest-environment jsdom
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $member } from '../../../src/entities/session/model.ts';
import { $site } from '../../../src/entities/site/model.ts';
import { ChatFoot } from '../../../src/features/chat/chat-foot.tsx';
import { ChatMessageItem } from '../../../src/features/chat/message-item.tsx';
import { reportOpened } from '../../../src/features/chat/people.ts';
import { $self } from '../../../src/features/chat/room.ts';
import { $token } from '../../../src/shared/api/context.ts';
import { createTranslator } from '../../../src/shared/i18n/instance.ts';
import { $translator, loadLanguageFx } from '../../../src/shared/i18n/model.ts';
import { chatTexts } from '../../../src/shared/i18n/word-groups.ts';
import { $modal } from '../../../src/shared/lib/modals.ts';
import { BoardChat } from '../../../src/pages/missions/board-chat.tsx';
import { SideBar } from '../../../src/widgets/side-bar/side-bar.tsx';
import { SPOKEN, TAMED } from '../../support/chat-corpus.ts';
import { pageOf } from '../support/page.ts';
import { memberOf, siteOf, trial } from '../support/samples.ts';

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
  await allSettled(chatTexts.needed, { scope });
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

it('[SYS-05] the side bar opens the chat for members, and only while the module CHAT_ROOM is on', async () => {
  const entry = () => place.querySelector<HTMLElement>('[aria-label="Chat"]');
  const bar = (member: ReturnType<typeof memberOf> | null, enabled: boolean) =>
    show(<SideBar />, [
      [$site, siteOf({ whitelabel: [{ modId: 'CHAT_ROOM', enabled, childrenNodes: [] }] })],
      ...(member
        ? ([
            [$token, 'token'],
            [$member, member],
          ] as [never, unknown][])
        : []),
    ]);
  await bar(memberOf(), false);
  expect(entry()).toBeNull();
  await bar(trial, true);
  expect(entry()).toBeNull();
  await bar(null, true);
  expect(entry()).toBeNull();
  const scope = await bar(memberOf(), true);
  await act(async () => entry()!.click());
  expect(scope.getState($modal)).toEqual({ name: 'chat', kind: 'language', of: 'EN' });
});

it('[MEM-08] a leaderboard leads to its room while the module is on', async () => {
  const board = (enabled: boolean) =>
    show(<BoardChat boardKey="board:7" />, [
      [$site, siteOf({ whitelabel: [{ modId: 'CHAT_ROOM', enabled, childrenNodes: [] }] })],
    ]);
  await board(false);
  expect(place.textContent).toBe('');
  const scope = await board(true);
  await act(async () => place.querySelector('button')!.click());
  expect(scope.getState($modal)).toEqual({ name: 'chat', kind: 'board', of: '7' });
});

it('[MEM-08] the keyboard goes on in the form of a report, and returns to where it was', async () => {
  document.body.append(place);
  const self = { authorId: 1, name: 'Ann', mutedUntilMs: null, ignored: [] };
  const menu = <button type="button">Menu</button>;
  const scope = await show(
    <>
      {menu}
      <ChatFoot />
    </>,
    [[$self, self]],
  );
  place.querySelector('button')!.focus();
  await act(() => allSettled(reportOpened, { scope, params: 'x' }));
  expect(document.activeElement?.textContent).toBe('Insults or threats');
  const buttons = [...place.querySelectorAll('button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Cancel')!.click());
  expect(document.activeElement?.textContent).toBe('Menu');
  place.remove();
});

it('[MEM-08] a message is text alone, isolated from what is beside it', async () => {
  const text = '<img src=x onerror=alert(1)> http://evil.example שלום';
  const message = { id: 'x', authorName: '‮ann<b>', authorId: 2, text, round: null, atMs: 0, simulated: true };
  await show(<ChatMessageItem message={message} isOwn={false} />);
  expect(place.querySelectorAll('img, b, script, a')).toHaveLength(0);
  const [name, body] = [...place.querySelectorAll('bdi')];
  expect([name?.textContent, body?.textContent, body?.getAttribute('dir')]).toEqual(['‮ann<b>', text, 'auto']);
  expect(place.querySelector('article')?.textContent).toContain('Simulated');
});

it('[MEM-08] messages of every language and hostile ones are text in an isolated line of their own', async () => {
  const texts = [...Object.values(SPOKEN), ...TAMED.map(([, shown]) => shown)];
  await show(
    texts.map((text, index) => (
      <ChatMessageItem
        key={text}
        isOwn={false}
        message={{ id: `${index}`, authorId: 2, authorName: 'Bob', text, round: null, atMs: 0 }}
      />
    )),
  );
  const articles = [...place.querySelectorAll('article')];
  expect(articles.map((each) => each.querySelector('p bdi')!.textContent)).toEqual(texts);
  for (const each of place.querySelectorAll('p bdi')) expect(each.children).toHaveLength(0);
  expect(place.querySelectorAll('article :is(a, img, script, h1, iframe, style)')).toHaveLength(0);
});

it('[PP-25] a shared round leads to its replay', async () => {
  const round = { roundId: 'r-1', game: 'Roulette', stake: 100, payout: 3_600, currency: 'USD', exponent: 2 };
  await show(<ChatMessageItem isOwn message={{ id: 'x', authorName: 'Ann', text: '', round, atMs: 0 }} />);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/game/replay/r-1');
  expect(place.textContent).toContain('36.00');
});
