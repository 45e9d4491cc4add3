import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { checkJson } from './json-bounds.ts';
import { unstorableText } from './texts.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with one field; names of fields, never what they held. */
export interface FieldProblem {
  path: string;
  problem: string;
  expected?: string;
  fields?: string[];
}

const MOST = 10;
/** A field's name comes from the caller, so its length is bounded before it is sent back or logged. */
const short = (name: PropertyKey): string => String(name).slice(0, 64);

const toProblem = (issue: Issue): FieldProblem => ({
  path: issue.path.map(short).join('.'),
  problem: issue.code,
  ...('expected' in issue && typeof issue.expected === 'string' ? { expected: issue.expected } : {}),
  ...(issue.code === 'unrecognized_keys' ? { fields: issue.keys.slice(0, MOST).map(short) } : {}),
});

/** The details of `invalid_request`: the first ten problems. */
export const problemsOf = (issues: readonly Issue[]): { issues: FieldProblem[] } => ({
  issues: issues.slice(0, MOST).map(toProblem),
});

/** JSON in a raw body, checked; `invalid_request` where it is none or does not fit. */
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

/** The checked input, where all its texts can be kept; `invalid_request` else. A schema asks for length and form, not for that. */
export const storable = <T>(input: T): T => {
  const path = unstorableText(input);
  if (path === undefined) return input;
  throw new Failure('invalid_request', { details: { issues: [{ path, problem: 'unstorable_text' }] } });
};
