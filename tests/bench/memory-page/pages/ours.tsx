import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, filter, map, of } from 'rxjs';
import type { JoinAnswer, Heartbeat } from '../../../../contract/wire.ts';
import type { TransportStatus } from '../../../../streams/transport/transport.ts';
import { poolsKnown } from '../../../../src/entities/jackpots/model.ts';
import { PoolFigure } from '../../../../src/entities/jackpots/pool-figure.tsx';
import { BalanceFigure } from '../../../../src/entities/wallet/balance-figure.tsx';
import { ownerChanged } from '../../../../src/entities/wallet/model.ts';
import { ConnectionMark } from '../../../../src/features/connection/connection-mark.tsx';
import InterruptionBar from '../../../../src/features/connection/interruption-bar.tsx';
import { Winners } from '../../../../src/widgets/winners-board/winners-board.tsx';
import { createTranslator } from '../../../../src/shared/i18n/instance.ts';
import texts from '../../../../src/shared/i18n/languages/en/index.ts';
import { createLive } from '../../../../src/shared/realtime/live.ts';
import { $environment } from '../../../../src/shared/realtime/environment.ts';
import { $makeLive, liveRequested } from '../../../../src/shared/realtime/runtime.ts';
import type { ClosableTransport } from '../../../../src/shared/realtime/socket-transport.ts';
import '../../../../src/app/styles/tokens.css';
import '../../../../src/app/styles/base.css';
import { EPOCH, MEMBER, POOLS, SESSION } from './minute.ts';
import { clock, played$, ready } from './play.ts';

const nothingNew = (): JoinAnswer => ({ epoch: EPOCH, at: clock.now(), envelopes: [], resets: [], seqs: {} });
/** A transport that plays the recording; each heartbeat has the versions that were sent. */
const transport: ClosableTransport = {
  status$: new BehaviorSubject<TransportStatus>('connected'),
  envelopes$: played$.pipe(
    filter((item) => item.kind === 'envelope'),
    map(({ envelope }) => envelope),
  ),
  heartbeats$: played$.pipe(
    filter((item) => item.kind === 'heartbeat'),
    map(({ at }): Heartbeat => ({ epoch: EPOCH, at, seqs: {} })),
  ),
  byes$: of(),
  join: () => of(nothingNew()),
  snapshot: () => of(nothingNew()),
  missing: () => of({ envelopes: [] }),
  command: () => of({ done: true }),
  close: () => {},
};

const translator = createTranslator();
translator.addResourceBundle('en', 'translation', texts);
await translator.changeLanguage('en');
const environment = { scheduler: clock, frames: clock, random: Math.random };
const makeLive = () =>
  createLive({
    transport,
    merchant: 'parlour',
    ticket$: of(undefined),
    online$: of(true),
    environment,
    failed: console.error,
  });
const scope = fork({
  values: [
    [$makeLive, makeLive],
    [$environment, environment],
  ],
});
await allSettled(poolsKnown, { scope, params: POOLS });
await allSettled(ownerChanged, { scope, params: { memberId: MEMBER, sessionId: SESSION } });
await allSettled(liveRequested, { scope, params: { sessionId: SESSION } });
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider value={scope}>
      <I18nextProvider i18n={translator}>
        <MemoryRouter>
          <ConnectionMark />
          <BalanceFigure />
          {POOLS.map(({ id, name }) => (
            <p key={id}>
              <PoolFigure id={id} exponent={2} label={name} />
            </p>
          ))}
          <Winners />
          <InterruptionBar />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>
  </StrictMode>,
);
ready();
