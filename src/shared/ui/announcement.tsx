import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A screen reader reads all of a region anew when it comes back from behind a dialog: what was said is gone by then. */
const SAID_AFTER_MS = 3_000;

/** Read out once when it changes, and never seen. */
export const Announcement = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <div role="status">{text !== said && <VisuallyHidden>{text}</VisuallyHidden>}</div>;
};
