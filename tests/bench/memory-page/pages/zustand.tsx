import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import type { WinnerEntry } from '../../../../contract/winners.ts';
import { formatAmount } from '../../../../src/shared/format/money.ts';
import { POOLS } from './minute.ts';
import { played$, ready } from './play.ts';

interface Shown {
  pools: Record<string, number>;
  balance: number;
  winners: WinnerEntry[];
}

const useShown = create<Shown>(() => ({ pools: {}, balance: 0, winners: [] }));
played$.subscribe((item) => {
  if (item.kind !== 'envelope') return;
  const { envelope } = item;
  useShown.setState((shown) => {
    if (envelope.feed === 'jackpot') return { pools: { ...shown.pools, [envelope.key]: envelope.value.amount } };
    if (envelope.feed === 'balance') return { balance: envelope.value.amount };
    if (envelope.feed === 'winners' && 'vo' in envelope.value)
      return { winners: [envelope.value, ...shown.winners].slice(0, 20) };
    return shown;
  });
});

const Pool = ({ id, name }: { id: string; name: string }) => {
  const amount = useShown(({ pools }) => pools[`pool:${id}`] ?? 0);
  return <p>{`${name} ${formatAmount(amount, 2, 'en')}`}</p>;
};
const Balance = () => (
  <p>
    {formatAmount(
      useShown(({ balance }) => balance),
      2,
      'en',
    )}
  </p>
);
const Winners = () => (
  <ol>
    {useShown(({ winners }) => winners).map(({ id, vo }) => (
      <li key={id}>{`${vo.customerName} ${formatAmount(vo.winAmount, 2, 'en')}`}</li>
    ))}
  </ol>
);

createRoot(document.getElementById('root')!).render(
  <>
    {POOLS.map((pool) => (
      <Pool key={pool.id} {...pool} />
    ))}
    <Balance />
    <Winners />
  </>,
);
ready();
