import { SYMBOLS } from '../engine/game.ts';
import type { State } from '../protocol.ts';
import { CallRefused, createApi, type Api } from './api.ts';
import { loadArt } from './art.ts';
import { h } from './dom.ts';
import { createFrame } from './frame.ts';
import { startGame } from './game.ts';
import { loadTongue, type Tongue } from './i18n/index.ts';
import { keepSession, readLaunch, recallSession, type Launch } from './launch.ts';
import { openMessage } from './panels/dialogs.ts';
import { refusalKey } from './refusals.ts';
import { startReplay } from './replay.ts';
import { newClientSeed } from './seed.ts';

const API = '/studio/api';

/** Opens what the address asks for: a session, or one round to be seen again. */
async function main(): Promise<void> {
  const launch = readLaunch(location.hash, location.origin);
  const tongue = await loadTongue(launch.language);
  document.documentElement.lang = tongue.locale;
  document.documentElement.dir = tongue.direction;
  document.title = tongue.t('title');
  const host = document.querySelector('#game') as HTMLElement;
  host.append(h('p', { className: 'opening', attrs: { role: 'status' } }, tongue.t('loading')));
  const api = createApi(API);
  try {
    const [, shown] = await Promise.all([loadArt(SYMBOLS), open(api, launch, tongue)]);
    host.replaceChildren(shown());
  } catch (error) {
    const code = error instanceof CallRefused ? error.code : 'PLATFORM_UNREACHABLE';
    host.replaceChildren();
    openMessage(tongue, tongue.t(refusalKey(code), { code }), () => createFrame(launch.back, () => undefined).leave());
  }
}

async function open(api: Api, launch: Launch, tongue: Tongue): Promise<() => HTMLElement> {
  if (launch.replay) {
    const { round } = await api.replay(launch.replay);
    return () => startReplay(tongue, round, launch.back);
  }
  const state = await session(api, launch.launch ?? '');
  return () => startGame(api, tongue, state, launch.back);
}

/** Goes on with the session of this launch after a reload, or trades the launch token for one. */
async function session(api: Api, token: string): Promise<State> {
  const known = recallSession(sessionStorage, token);
  if (known) {
    api.useToken(known);
    return api.state();
  }
  const opened = await api.open(token, newClientSeed());
  keepSession(sessionStorage, token, opened.token);
  api.useToken(opened.token);
  return opened.state;
}

void main();
