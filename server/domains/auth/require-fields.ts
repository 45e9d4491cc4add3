import { commonFailure } from '../../http/failure.ts';

/** Returns the form with these fields required. Throws for missing ones as the schema would. */
export const requireFields = <T extends object, K extends keyof T & string>(
  form: T,
  ...names: K[]
): T & Required<Pick<T, K>> => {
  const missing = names.filter((name) => form[name] === undefined);
  if (missing.length === 0) return form as T & Required<Pick<T, K>>;
  const issues = missing.map((path) => ({ path, problem: 'invalid_type' }));
  throw commonFailure('invalid_request', { details: { issues } });
};
