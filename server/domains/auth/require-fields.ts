import { Failure } from '../../http/failure.ts';

/** The form with these fields surely there; those that are not, are named as the schema would name them. */
export const requireFields = <T extends object, K extends keyof T & string>(
  form: T,
  ...names: K[]
): T & Required<Pick<T, K>> => {
  const missing = names.filter((name) => form[name] === undefined);
  if (missing.length === 0) return form as T & Required<Pick<T, K>>;
  const issues = missing.map((path) => ({ path, problem: 'invalid_type' }));
  throw new Failure('invalid_request', { details: { issues } });
};
