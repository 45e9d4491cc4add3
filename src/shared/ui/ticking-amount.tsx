import { useLayoutEffect, useRef } from 'react';
import { formatAmount } from '../format/money.ts';
import { useLocale } from '../format/use-locale.ts';

interface Props {
  /** Tells the present amount (minor units) at once, and each further one until it is left. Must keep its identity. */
  amounts: (tell: (amount: number) => void) => () => void;
  exponent: number;
  /** Holds the figure where it is (WCAG 2.2.2). */
  paused?: boolean;
}

/** A figure among many that tick, named by what stands around it: it writes its own text node, and React renders it once. */
export const TickingAmount = ({ amounts, exponent, paused = false }: Props) => {
  const locale = useLocale();
  const figure = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const text = figure.current!.firstChild ?? figure.current!.appendChild(new Text());
    const leave = amounts((amount) => {
      text.nodeValue = formatAmount(amount, exponent, locale);
    });
    if (!paused) return leave;
    leave();
  }, [amounts, exponent, locale, paused]);
  return <span ref={figure} dir="ltr" />;
};
