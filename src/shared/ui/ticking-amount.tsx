import { useLayoutEffect, useRef } from 'react';
import { formatAmount } from '../format/money.ts';
import { useLocale } from '../format/use-locale.ts';
import { watchSeen } from '../lib/watch-seen.ts';
import { writeSoon } from '../lib/write-soon.ts';

interface Props {
  /**
   * Calls `tell` with the current amount (minor units) at once and with each later one, until unsubscribed; with `rarely`, with
   * the newest at longer intervals. Must keep its identity.
   */
  amounts: (tell: (amount: number) => void, rarely: boolean) => () => void;
  exponent: number;
  /** Pauses the figure (WCAG 2.2.2). */
  paused?: boolean;
}

/**
 * One of many ticking figures, named by the surrounding text. It writes its own text node, and React renders it once. Out of
 * view it is updated rarely, for find-in-page, print and screen readers.
 */
export const TickingAmount = ({ amounts, exponent, paused = false }: Props) => {
  const locale = useLocale();
  const figure = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = figure.current!;
    const text = element.firstChild ?? element.appendChild(new Text());
    let newest = 0;
    let takeBack = () => {};
    const write = () => void (text.nodeValue = formatAmount(newest, exponent, locale));
    const writeNow = (amount: number) => {
      newest = amount;
      write();
    };
    const writeInTurn = (amount: number) => {
      newest = amount;
      takeBack = writeSoon(write);
    };
    let leave = amounts(writeNow, true);
    if (paused) return leave();
    const stop = watchSeen(element, (isSeen) => {
      leave();
      leave = amounts(isSeen ? writeInTurn : writeNow, !isSeen);
    });
    return () => {
      stop();
      leave();
      takeBack();
    };
  }, [amounts, exponent, locale, paused]);
  return <span ref={figure} dir="ltr" />;
};
