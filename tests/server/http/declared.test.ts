import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { endpoint, Nothing, type EndpointSpec } from '../../../contract/define.ts';
import { checkDeclared } from '../../../server/http/declared.ts';
import { problemsOf } from '../../../server/http/issues.ts';
import { longestJson } from '../../../server/http/largest-body.ts';
import { allEndpoints, fieldsOf } from '../../support/endpoints.ts';

const base = endpoint({
  method: 'POST',
  path: '/wps/member/x',
  auth: 'member',
  encoding: 'json',
  request: Nothing,
  response: Nothing,
  errors: [],
  summary: 'A change for a member',
});

it('an endpoint that is declared as it must be is registered', () => {
  for (const [, each] of allEndpoints) checkDeclared(each);
  checkDeclared(base);
});

it.each<[string, object, string]>([
  ['a signature of a visitor', { auth: 'visitor', signed: true }, 'without a session'],
  ['a confirmation of the operator', { auth: 'operator', path: '/operator/x', confirmed: true }, 'without a session'],
  ['terms of a visitor', { auth: 'visitor', terms: true }, 'without a session'],
  ['money by a query', { method: 'DELETE', encoding: 'query', money: true }, 'moves money'],
  ['money of a trial', { auth: 'session', money: true }, 'moves money'],
  ['a GET with a body', { method: 'GET' }, 'reads with a body'],
  ['a POST by a query', { encoding: 'query' }, 'writes by a query'],
  ['an operator’s path for members', { path: '/wps/operator/x' }, 'operator’s by its path alone'],
  ['the operator under a member’s path', { auth: 'operator' }, 'operator’s by its path alone'],
  ['an agent’s path for members', { path: '/wps/agent/x' }, 'others than agents'],
  ['an agent’s unsigned change', { auth: 'agent', path: '/wps/agent/x' }, 'without a signature'],
  ['a password in plain JSON', { request: z.strictObject({ newPassword: z.string() }) }, 'password unsealed'],
  ['a session from within a session', { encoding: 'sealed', opensSession: true }, 'opens a session'],
  ['a session by plain JSON', { auth: 'visitor', opensSession: true }, 'opens a session'],
  ['a visitor’s file', { auth: 'visitor', encoding: 'upload' }, 'takes a file'],
])('the server does not start with %s', (_what, over, problem) => {
  expect(() => checkDeclared({ ...base, ...over })).toThrow(problem);
});

/** The requests' schemas alone: route() refuses what they refuse, by tests/server/http/contract.test.ts. */
const schemas = allEndpoints.map(([name, each]) => ({ name, each, fields: fieldsOf(each) }));
const isRefused = ({ request }: EndpointSpec, value: object): boolean => !z.safeParse(request, value).success;

it('every request refuses a field that it does not know', () => {
  const knowing = schemas.filter(({ each }) => {
    const { error } = z.safeParse(each.request, { intruder: '1' });
    return !error?.issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('intruder'));
  });
  expect(knowing.map(({ name }) => name)).toEqual([]);
});

it('every request refuses wrong types in its fields, and does not repeat them', () => {
  const wrong = schemas.filter(({ each, fields }) => {
    if (fields.length === 0) return false;
    const { error } = z.safeParse(each.request, Object.fromEntries(fields.map((field) => [field, { wrong: 'type' }])));
    return !error || JSON.stringify(problemsOf(error.issues)).includes('wrong":"type');
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('every query refuses a repeated field and one that is far too long', () => {
  const queries = schemas.filter(({ each, fields }) => each.encoding === 'query' && fields.length > 0);
  for (const value of ['x'.repeat(400), ['1', '2']]) {
    const taking = queries.filter(
      ({ each, fields }) => !isRefused(each, Object.fromEntries(fields.map((field) => [field, value]))),
    );
    expect(taking.map(({ name }) => name)).toEqual([]);
  }
});

it('every body has a size limit derived from its schema', () => {
  const withBody = schemas.filter(({ each }) => each.encoding !== 'query' && each.encoding !== 'upload');
  expect(withBody.filter(({ each }) => !(longestJson(each.request) < Infinity)).map(({ name }) => name)).toEqual([]);
});
