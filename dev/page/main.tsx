import { fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import '../../src/app/styles/fonts.css';
import '../../src/app/styles/tokens.css';
import '../../src/app/styles/base.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider value={fork()}>
      <Page />
    </Provider>
  </StrictMode>,
);
