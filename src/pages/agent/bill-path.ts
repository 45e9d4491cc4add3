/** A bill's own address. */
export const billPath = (id: string): string => `/agentHome/agentRealtimeSalary/${id}`;
export const BILLS_PATH = '/agentHome/agentRealtimeSalary';
