import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

/** The time of a row, on one line. */
export const When = ({ atMs }: { atMs: number }) => {
  const locale = useLocale();
  return <time dateTime={new Date(atMs).toISOString()}>{formatInstant(atMs, locale)}</time>;
};
