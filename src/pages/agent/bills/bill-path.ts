import type { PayKind } from '../../../../contract/pay-terms.ts';

/** The section of the centre for each kind of pay, by the specification's names. */
export const PAY_SECTIONS = {
  realtime: 'agentRealtimeSalary',
  hour: 'agentHourSalary',
  day: 'agentDailyWages2',
  dividend: 'agentDividendRecordCopy2',
} as const satisfies Record<PayKind, string>;

/** The address of the list of a kind's bills. */
export const billsPath = (kind: PayKind): string => `/agentHome/${PAY_SECTIONS[kind]}`;
/** The address of a bill. */
export const billPath = (id: string, kind: PayKind = 'realtime'): string => `${billsPath(kind)}/${id}`;
