import type { Effect } from 'effector';
import { routeEntered } from '../../src/shared/lib/navigation.ts';
import { drawFx } from '../../src/app/connect.ts';
import { knownOf, onFork } from '../traced/effector.ts';
import type { Known } from '../traced/tap.ts';
import type { OpenRun } from './player.ts';
import { openRun } from './run.ts';
import type { ReadyWindow } from './player-frame.ts';

// The site on a recording: no transport, no network, and nothing enters but what was recorded.

type Handler = (...args: unknown[]) => unknown;

/** Files whose effects load what is seen and is no data: texts, looks, movement. */
const SHOWS = [
  '/src/shared/i18n/',
  '/src/shared/lib/theme.ts',
  '/src/shared/ui/motion-model.ts',
  '/src/entities/site/model.ts',
];
const LOADS_OR_DRESSES = / (.*\.)?(load(Language)?Fx|dress\w*Fx)$/;

const realHandler = ({ unit, file, name }: Known, draw: Handler): Handler | undefined => {
  if (unit === (drawFx as unknown)) return draw;
  if (!SHOWS.some((part) => file.startsWith(part)) || !LOADS_OR_DRESSES.test(name)) return undefined;
  return (unit as unknown as { use: { getCurrent(): Handler } }).use.getCurrent();
};

/** The router follows what was recorded. */
const goTo = ({ pathname, search }: { pathname: string; search: string }) => {
  if (pathname + search === location.pathname + location.search) return;
  history.replaceState(null, '', pathname + search);
  dispatchEvent(new PopStateEvent('popstate'));
};

const open: OpenRun = async (recording, options) => {
  let draw: Handler = () => {};
  const run = await openRun(recording, {
    ...options,
    async fork(values) {
      let scope!: Awaited<ReturnType<NonNullable<typeof options.fork>>>;
      onFork.around = (config, fork) => {
        const own = new Map(config.handlers as Iterable<[Effect<any, any, any>, Handler]>);
        draw = own.get(drawFx) ?? draw;
        scope = fork({ values: [...(config.values as never[]), ...values] as never });
        return scope;
      };
      await import('../../src/app/main.tsx');
      return scope;
    },
    alsoReal: (known) => realHandler(known, () => draw()),
    entered: (known, params) => {
      if (known === knownOf(routeEntered)) goTo(params as { pathname: string; search: string });
    },
  });
  const [base] = recording.items;
  if (base?.item === 'base' && base.joined !== null) draw();
  return run;
};

history.replaceState(null, '', '/');
(window.parent as unknown as ReadyWindow).parlourReady(open);
