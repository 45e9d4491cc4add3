import { CallRefused, createApi, type Api } from './api.ts';
import { h } from './dom.ts';
import { loadBook, loadFamily, loadFlight, loadHands, loadTable } from './families.ts';
import { createFrame, type Frame } from './frame.ts';
import { startGame } from './game.ts';
import { loadI18n, type I18n } from './i18n/index.ts';
import { readLaunch, type Launch } from './launch.ts';
import { openMessage } from './panels/dialogs.ts';
import { endsPlay, refusalKey } from './refusals.ts';
import { startReplay } from './replay.ts';
import { newClientSeed } from './seed.ts';
import { applyTheme } from './theme.ts';
import { nameOf } from './title.ts';

const API = '/studio/api';

const opening = (text: string): HTMLElement => h('p', { className: 'opening', attrs: { role: 'status' } }, text);

/** Opens a session, or the replay of one round, as the address says. */
async function main(): Promise<void> {
  const launch = readLaunch(location.hash);
  // The page posts its port once, when this document has loaded: the listener is there before anything is awaited.
  const frame = createFrame();
  const i18n = await loadI18n(launch.language);
  const { t } = i18n;
  document.documentElement.lang = i18n.locale;
  document.documentElement.dir = i18n.direction;
  const host = document.querySelector('#game') as HTMLElement;
  // The embedding page provides what the game lacks: the balance, and whether a bet can be made.
  if (window.parent === window) return host.replaceChildren(opening(t('framedOnly')));
  await begin(launch, i18n, frame, host);
}

/** Opens the game in its place. What is not refused for good can be tried again. */
async function begin(launch: Launch, i18n: I18n, frame: Frame, host: HTMLElement): Promise<void> {
  const { t } = i18n;
  host.replaceChildren(opening(t('loading')));
  try {
    const [, shown] = await Promise.all([frame.loaded, open(launch, i18n, frame)]);
    host.replaceChildren(shown);
    // Results are in this face; it is there before the first of them.
    void document.fonts.load('600 1rem "Fraunces Variable"');
  } catch (error) {
    const code = error instanceof CallRefused ? error.code : 'PLATFORM_UNREACHABLE';
    host.replaceChildren();
    openMessage(i18n, t(refusalKey(code), { code }), {
      title: t('notOpened'),
      onLeave: () => frame.tell({ type: 'leave' }),
      onAgain: endsPlay(code) ? undefined : () => void begin(launch, i18n, frame, host),
    });
  }
  frame.tell({ type: 'ready' });
}

async function open(launch: Launch, i18n: I18n, frame: Frame): Promise<HTMLElement> {
  const api: Api = createApi(API);
  if (launch.replay) {
    const { round, steps, betOn, title } = await api.replay(launch.replay);
    document.title = nameOf(title, i18n);
    applyTheme(document.documentElement, title.theme);
    return startReplay({ i18n, title, round, steps, betOn, frame }, await loadFamily(title.family));
  }
  const { token, title, state } = await api.open(launch.launch ?? '', newClientSeed());
  document.title = nameOf(title, i18n);
  applyTheme(document.documentElement, title.theme);
  api.useToken(token);
  const game = { api, i18n, title, first: state, frame };
  if (title.isBook) {
    const [{ startBook }, book] = await Promise.all([import('./book-game.ts'), loadBook(title.family)]);
    return startBook(game, book);
  }
  if (title.hands) {
    const [{ startSeats }, hands] = await Promise.all([import('./seat-game.ts'), loadHands(title.family)]);
    return startSeats(game, hands);
  }
  if (!title.isTable) return startGame(game, await loadFamily(title.family));
  const flying = loadFlight(title.family);
  if (flying) {
    const [{ startFlight }, flight] = await Promise.all([import('./flight-game.ts'), flying]);
    return startFlight(game, flight);
  }
  const [{ startTable }, table] = await Promise.all([import('./table-game.ts'), loadTable(title.family)]);
  return startTable(game, table);
}

void main();
