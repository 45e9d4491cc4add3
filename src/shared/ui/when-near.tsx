import { startTransition, useState, type ReactNode } from 'react';
import { useSeen } from '../lib/use-seen.ts';

interface Props {
  /** Keeps the place until then. */
  className?: string;
  children: ReactNode;
}

/** Renders its children once it comes within one screen of the viewport. */
export const WhenNear = ({ className, children }: Props) => {
  const [near, setNear] = useState(false);
  const ref = useSeen<HTMLDivElement>(() => startTransition(() => setNear(true)));
  return (
    <div ref={ref} className={className}>
      {near && children}
    </div>
  );
};
