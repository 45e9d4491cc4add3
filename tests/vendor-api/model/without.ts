/** Returns the object without these fields. */
export const without = <T extends object, K extends keyof T>(from: T, ...names: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name as K))) as Omit<T, K>;
