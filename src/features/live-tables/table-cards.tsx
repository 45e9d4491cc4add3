import type { ReactNode } from 'react';
import { useLifecycle } from '../../shared/lib/lifecycle.ts';
import { tables } from './model.ts';

/** Cards of tables outside of their list: their rounds are followed while they are shown. */
export const TableCards = ({ children }: { children: ReactNode }) => {
  useLifecycle(tables);
  return children;
};
