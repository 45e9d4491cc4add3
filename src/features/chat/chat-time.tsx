import { formatter } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

/** When a line of the room was written: hours and minutes. */
export const ChatTime = ({ atMs }: { atMs: number }) => {
  const locale = useLocale();
  return (
    <time dateTime={new Date(atMs).toISOString()}>
      {formatter(locale, { hour: '2-digit', minute: '2-digit' }).format(atMs)}
    </time>
  );
};
