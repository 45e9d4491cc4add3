import { PROTOCOL } from '../../../../contract/feeds.ts';
import { filter, switchMap } from 'rxjs';
import { isRefused } from '../../../../streams/transport/transport.ts';
import type { Envelope } from '../../../../contract/wire.ts';
import { POOLS } from './requested.ts';
import { openWire } from './open-wire.ts';

export interface Figure {
  id: string;
  amount: number;
}

/** The references' source of values: the product's own socket without its streams. */
export const listen = (tell: (figure: Figure) => void): void => {
  const published = ({ key, value }: Envelope<'jackpot'>) =>
    tell({ id: key.slice('pool:'.length), amount: value.amount });
  const transport = openWire();
  transport.envelopes$.subscribe((envelope) => published(envelope as Envelope<'jackpot'>));
  const feeds = { jackpot: Object.fromEntries(POOLS.map(({ id }) => [`pool:${id}`, null])) };
  transport.status$
    .pipe(
      filter((status) => status === 'connected'),
      switchMap(() => transport.join({ merchant: 'parlour', protocol: PROTOCOL, epoch: null, feeds })),
    )
    .subscribe((answer) => {
      if (isRefused(answer)) throw new Error(`the bench's server refused: ${answer.refused}`);
      for (const envelope of answer.envelopes) published(envelope as Envelope<'jackpot'>);
    });
};
