import { fork } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { $surroundings, type Surroundings } from './browser.ts';
import { Page } from './page.tsx';
import '../../src/app/styles/fonts.css';
import '../../src/app/styles/tokens.css';
import '../../src/app/styles/base.css';
import './page.css';

export const drawPage = (surroundings: Surroundings) => {
  const scope = fork({ values: [[$surroundings, surroundings]] });
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Provider value={scope}>
        <Page />
      </Provider>
    </StrictMode>,
  );
};
