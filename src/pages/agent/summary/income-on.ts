import type { AgentRevenue } from '../../../../contract/team-reports.ts';

const on = ({ days }: AgentRevenue, day: string) => days.find((each) => each.day === day);

/** What the agent was paid for a day, of all kinds of pay. */
export const incomeOn = (revenue: AgentRevenue, day: string): number => on(revenue, day)?.amount ?? 0;

/** The part of it that is real-time salary. */
export const realtimeOn = (revenue: AgentRevenue, day: string): number => on(revenue, day)?.kinds.realtime?.amount ?? 0;
