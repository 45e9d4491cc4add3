import type { EndpointSpec } from '../../contract/define.ts';
import { isSigned } from './signature.ts';

const OPERATOR_PATH = /^\/(wps\/)?operator\//;
const AGENT_PATH = /^\/wps\/agent\//;
/** Under an agent's path, and read by visitors: who invites them. */
const FOR_VISITORS = new Set(['/wps/agent/affiliate']);
/** Agents' calls that change nothing of value: tickets for a file, and marks of what was read. */
const HARMLESS = new Set([
  '/wps/agent/reports/profit/export',
  '/wps/agent/records/export',
  '/wps/agent/announcements/read',
]);

const hasSession = ({ auth }: EndpointSpec): boolean => auth === 'session' || auth === 'member' || auth === 'agent';
const fieldsOf = ({ request }: EndpointSpec): string[] =>
  Object.keys((request as { _zod?: { def: { shape?: object } } })._zod?.def.shape ?? {});

/** What every endpoint declares, whatever it does: what a rule forbids, and whether this endpoint does it. */
const FORBIDDEN: readonly [what: string, isBroken: (endpoint: EndpointSpec) => boolean][] = [
  [
    'signs, confirms, or asks for terms without a session',
    (each) => (isSigned(each) || !!each.terms) && !hasSession(each),
  ],
  [
    'moves money by a query, or for a trial account',
    (each) => !!each.money && (each.encoding === 'query' || each.auth === 'session'),
  ],
  ['reads with a body', ({ method, encoding }) => method === 'GET' && encoding !== 'query'],
  ['writes by a query', ({ method, encoding }) => (method === 'POST' || method === 'PUT') && encoding === 'query'],
  [
    'is the operator’s by its path alone, or by its auth alone',
    ({ auth, path }) => (auth === 'operator') !== OPERATOR_PATH.test(path),
  ],
  [
    'lets others than agents into an agent’s path',
    ({ auth, path }) => AGENT_PATH.test(path) && auth !== 'agent' && !FOR_VISITORS.has(path),
  ],
  [
    'changes something for an agent without a signature',
    (each) => each.auth === 'agent' && each.method !== 'GET' && !isSigned(each) && !HARMLESS.has(each.path),
  ],
  [
    'sends a password unsealed',
    (each) => each.encoding !== 'sealed' && fieldsOf(each).some((field) => /password/i.test(field)),
  ],
  [
    'opens a session from within one, or unsealed',
    (each) => !!each.opensSession && (each.auth !== 'visitor' || each.encoding !== 'sealed'),
  ],
  ['takes a file from a visitor', ({ auth, encoding }) => encoding === 'upload' && auth === 'visitor'],
];

/** Throws if an endpoint is declared without what its kind must have: the server then does not start. */
export const checkDeclared = (endpoint: EndpointSpec): void => {
  const broken = FORBIDDEN.filter(([, isBroken]) => isBroken(endpoint)).map(([what]) => what);
  if (broken.length > 0) throw new Error(`${endpoint.method} ${endpoint.path} ${broken.join('; ')}`);
};
