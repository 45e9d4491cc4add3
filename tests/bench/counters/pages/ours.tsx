import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { of } from 'rxjs';
import { poolsKnown } from '../../../../src/entities/jackpots/model.ts';
import { PoolFigure } from '../../../../src/entities/jackpots/pool-figure.tsx';
import { createTranslator } from '../../../../src/shared/i18n/instance.ts';
import { createLive } from '../../../../src/shared/realtime/live.ts';
import { $makeLive, liveRequested, type MakeLive } from '../../../../src/shared/realtime/runtime.ts';
import { sharedTransport } from '../../../../src/shared/realtime/shared-transport.ts';
import { POOLS } from './requested.ts';
import { Card } from './card.tsx';
import { openWire } from './open-wire.ts';

const translator = createTranslator();
await translator.changeLanguage('en');
/** Like `browserLive`, with the bench's transport. */
const makeLive: MakeLive = ({ api, environment }) =>
  createLive({
    transport: sharedTransport({ name: `parlour:${api.merchant}:visitor`, makeTransport: openWire }),
    merchant: api.merchant,
    ticket$: of(undefined),
    online$: of(true),
    environment,
    failed: console.error,
  });
const scope = fork({ values: [[$makeLive, makeLive]] });
await allSettled(poolsKnown, { scope, params: POOLS });
await allSettled(liveRequested, { scope, params: { sessionId: null } });
createRoot(document.getElementById('root')!).render(
  <Provider value={scope}>
    <I18nextProvider i18n={translator}>
      {POOLS.map(({ id, name }) => (
        <Card key={id} name={name}>
          <PoolFigure id={id} exponent={2} label={name} />
        </Card>
      ))}
    </I18nextProvider>
  </Provider>,
);
