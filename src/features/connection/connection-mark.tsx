import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ConnectionDot } from '../../shared/ui/connection-dot.tsx';
import { $connectionState } from './model.ts';

/** The connection dot beside the balance. */
export const ConnectionMark = () => {
  const { t } = useTranslation();
  const state = useUnit($connectionState);
  return <ConnectionDot state={state} texts={t(`shell.connection.${state}`)} />;
};
