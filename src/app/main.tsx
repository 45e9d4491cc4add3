import { allSettled, fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { $language, $merchant } from '../shared/api/context.ts';
import { $preloaded, readPreloaded } from '../shared/api/preloaded.ts';
import { formatAmount } from '../shared/format/money.ts';
import { localeOf } from '../shared/format/use-locale.ts';
import { createTranslator } from '../shared/i18n/instance.ts';
import { $translator } from '../shared/i18n/model.ts';
import { appStarted } from '../shared/lib/app-started.ts';
import { browserLive } from '../shared/realtime/browser-live.ts';
import { $makeLive, pageRestored } from '../shared/realtime/runtime.ts';
import { App, prepareDialogs } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/scripts.css';
import './styles/base.css';
import './styles/first.css';
import { drawFx } from './connect.ts';
import './entrances.ts';
import './wiring.ts';

// Under way while the first screen is rendered, which asks for it.
void import('./layout/later.ts')
  .then(({ connectReloadRetry, connectApiOrigin, originNeeded }) => {
    connectReloadRetry();
    connectApiOrigin();
    scopeBind(originNeeded, { scope })();
    return prepareDialogs();
  })
  .catch(() => {});

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
const page = createRoot(root);
const translator = createTranslator((tag, key) => {
  void import('./layout/later.ts').then(({ textMissing }) => scopeBind(textMissing, { scope })({ tag, key }));
});
const preloaded = readPreloaded(document);

const draw = () =>
  // Rendered in slices: a long first render must not block the visitor's first tap.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Provider value={scope}>
          <I18nextProvider i18n={translator}>
            <ErrorBoundary>
              <BrowserRouter>
                <App />
              </BrowserRouter>
            </ErrorBoundary>
          </I18nextProvider>
        </Provider>
      </StrictMode>,
    ),
  );
const scope = fork({
  values: [
    [$translator, translator],
    [$preloaded, preloaded],
    [$language, preloaded.language ?? 'EN'],
    [$merchant, preloaded.merchant ?? 'parlour'],
    // The function is a value here, not an initialiser.
    [$makeLive, browserLive],
  ],
  handlers: [[drawFx, draw]],
});

// The first format of numbers takes a phone 50 ms. The first rendering would wait for it.
setTimeout(() => formatAmount(0, 2, localeOf(document.documentElement.lang)));
// A separate task, because the evaluation of the modules is already a long one.
setTimeout(() => void allSettled(appStarted, { scope }));
const restored = scopeBind(pageRestored, { scope });
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) restored();
});
