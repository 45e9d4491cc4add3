import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { InterruptionBar } from '../../features/connection/lazy.ts';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { uncaught } from '../reports.ts';

const useUncaughtErrors = () => {
  const received = useUnit(uncaught);
  useEffect(() => {
    const onError = ({ error }: ErrorEvent) => received(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => received(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [received]);
};

/** Parts of every page that can load after it: the bar of a lost connection, and failure reports. */
export const Beside = () => {
  useUncaughtErrors();
  return (
    <MotionScope>
      <InterruptionBar />
    </MotionScope>
  );
};
