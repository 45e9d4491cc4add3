import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { checkJson } from './json-bounds.ts';
import { unstorableText } from './texts.ts';

type Issue = z.core.$ZodIssue;

/** A problem of one field. It contains names of fields, never their values. */
export interface FieldProblem {
  path: string;
  problem: string;
  expected?: string;
  fields?: string[];
}

const MAX = 10;
/** The caller chooses the field's name, so its length is limited before it is sent back or logged. */
const short = (name: PropertyKey): string => String(name).slice(0, 64);

const toProblem = (issue: Issue): FieldProblem => ({
  path: issue.path.map(short).join('.'),
  problem: issue.code,
  ...('expected' in issue && typeof issue.expected === 'string' ? { expected: issue.expected } : {}),
  ...(issue.code === 'unrecognized_keys' ? { fields: issue.keys.slice(0, MAX).map(short) } : {}),
});

/** The details of `invalid_request`: the first ten problems. */
export const problemsOf = (issues: readonly Issue[]): { issues: FieldProblem[] } => ({
  issues: issues.slice(0, MAX).map(toProblem),
});

/** Parses and checks JSON in a raw body. Throws invalid_request if it is not JSON or does not match the schema. */
export const readJson = <S extends z.ZodMiniType>(schema: S, raw: Buffer): z.output<S> => {
  checkJson(raw);
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    throw new Failure('invalid_request', { details: { issues: [{ path: '', problem: 'not_json' }] } });
  }
  const checked = z.safeParse(schema, value);
  if (!checked.success) throw new Failure('invalid_request', { details: problemsOf(checked.error.issues) });
  return storable(checked.data);
};

/** Returns the input if PostgreSQL can store all its texts, otherwise throws invalid_request. Schemas do not check this. */
export const storable = <T>(input: T): T => {
  const path = unstorableText(input);
  if (path === undefined) return input;
  throw new Failure('invalid_request', { details: { issues: [{ path, problem: 'unstorable_text' }] } });
};
