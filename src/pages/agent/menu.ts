/** AGT-01: the menu of the agent centre in order. A path leads to a page of the site, a section is part of the centre. */
export const MENU = [
  { key: 'deposit', path: '/deposit' },
  { key: 'withdraw' },
  { key: 'agentAnnouncement' },
  { key: 'agentTeamOverview' },
  { key: 'registerCenter' },
  { key: 'downlineManagmentView' },
  { key: 'personalHistoryCopy' },
  { key: 'palStatementsAgentCopy' },
  { key: 'agentRevenueReport' },
  { key: 'agentDownlineTransactionDetailsCopy' },
  { key: 'agentDividendRecordCopy2' },
  { key: 'agentDailyWages2' },
  { key: 'agentHourSalary' },
  { key: 'agentRealtimeSalary' },
  { key: 'messages' },
  { key: 'customerService', path: '/helpmc' },
] as const satisfies readonly { key: string; path?: string }[];
/** The contracts page. Each contract has an address below it. */
export const CONTRACTS = '/agentHome/downlineManagmentView';
export type Section = (typeof MENU)[number]['key'];

export const sectionOf = (name: string | undefined): Section =>
  MENU.find(({ key }) => key === name)?.key ?? 'agentRealtimeSalary';
