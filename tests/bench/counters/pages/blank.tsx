import { createRoot } from 'react-dom/client';
import { formatAmount } from '../../../../src/shared/format/money.ts';
import { POOLS } from './requested.ts';
import { Card } from './card.tsx';
import { listen } from './feed.ts';

listen(() => {});
createRoot(document.getElementById('root')!).render(
  POOLS.map(({ id, name }) => (
    <Card key={id} name={name}>
      <span>{formatAmount(0, 2, 'en')}</span>
    </Card>
  )),
);
