import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $sessionId, $sessionKind } from '../../entities/session/index.ts';
import { memberSeen } from './model.ts';

/** Checks, once per login of a member, whether it has accepted the current terms. Renders nothing. */
export const TermsWatch = () => {
  const view = useUnit({ who: $sessionKind, session: $sessionId, seen: memberSeen });
  const { who, session, seen } = view;
  useEffect(() => {
    if (who === 'member') seen();
  }, [who, session, seen]);
  return null;
};
