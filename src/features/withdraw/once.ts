import type { Withdrawal } from '../../../contract/withdrawals.ts';

/** States of a payment that arrived, as the events of the timeline name them. */
const ARRIVED: readonly string[] = ['part_received', 'part_forced_received'];

const isWhole = ({ state, parts }: Pick<Withdrawal, 'state' | 'parts'>): boolean =>
  state === 'confirmed' && parts.length === 1;

/** The payments to list: a withdrawal that arrived in one payment says so itself. */
export const partsToShow = (withdrawal: Pick<Withdrawal, 'state' | 'parts'>): Withdrawal['parts'] =>
  isWhole(withdrawal) && withdrawal.parts[0]!.remark === null ? [] : withdrawal.parts;

/** The events to list: the arrival of the only payment is the end of the withdrawal. Its reason is kept there. */
export const eventsToShow = (withdrawal: Pick<Withdrawal, 'state' | 'parts' | 'timeline'>): Withdrawal['timeline'] => {
  const { timeline } = withdrawal;
  const arrival = timeline.find((event) => ARRIVED.includes(event.state));
  if (!isWhole(withdrawal) || !arrival) return timeline;
  return timeline
    .filter((event) => event !== arrival)
    .map((event) => (event.state === 'confirmed' ? { ...event, reason: event.reason ?? arrival.reason } : event));
};
