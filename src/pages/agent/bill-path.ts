/** The address of a bill. */
export const billPath = (id: string): string => `/agentHome/agentRealtimeSalary/${id}`;
export const BILLS_PATH = '/agentHome/agentRealtimeSalary';
