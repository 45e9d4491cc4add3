import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { formatAmount } from '../../../../src/shared/format/money.ts';
import { POOLS } from './requested.ts';
import { Card } from './card.tsx';
import { listen } from './feed.ts';

const useFigures = create<{ amounts: Record<string, number> }>(() => ({ amounts: {} }));
listen(({ id, amount }) => useFigures.setState(({ amounts }) => ({ amounts: { ...amounts, [id]: amount } })));

/**
 * "Transient updates (for often occurring state-changes)" of zustand's README: no render, the component writes to the DOM
 * directly.
 */
const Amount = ({ id }: { id: string }) => {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      useFigures.subscribe(({ amounts }, { amounts: before }) => {
        const amount = amounts[id];
        if (amount !== undefined && amount !== before[id])
          text.current!.firstChild!.nodeValue = formatAmount(amount, 2, 'en');
      }),
    [id],
  );
  return <span ref={text}>{formatAmount(0, 2, 'en')}</span>;
};

createRoot(document.getElementById('root')!).render(
  POOLS.map(({ id, name }) => (
    <Card key={id} name={name}>
      <Amount id={id} />
    </Card>
  )),
);
