import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { problemsOf } from '../../../server/http/issues.ts';
import { unstorableText } from '../../../server/http/texts.ts';
import { callServer, type Answered } from '../../support/calls.ts';
import { failureTexts } from '../../support/failure-texts.ts';
import { BAD_TEXTS, KINDS, type BadText } from './bad-texts.ts';
import { alsoFine } from './fine.ts';
import { BESIDE, EQUAL, EXTRA, GOOD, type Good } from './good.ts';
import { textFieldsOf, withField, type TextField } from './text-fields.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let textsOf: (key: string) => string[] | undefined;
beforeAll(async () => {
  [world, textsOf] = await Promise.all([openWorld(), failureTexts()]);
  await world.askForAll();
});
afterAll(() => world.close());

const { auth, messages, firebase, security, registration, captcha, support } = endpoints;
/** Every account endpoint that takes a text. */
const ENDPOINTS = Object.entries({ auth, messages, firebase, security, registration, captcha, support })
  .flatMap(([domain, group]) =>
    Object.entries(group as Record<string, EndpointSpec>).map(([name, endpoint]) => ({
      name: `${domain}.${name}`,
      endpoint,
      fields: textFieldsOf(endpoint),
    })),
  )
  // Its form is that of auth.login; each try spends a picture (tests/server/captcha).
  .filter(({ name, fields }) => fields.length > 0 && name !== 'auth.loginV2');

it('has a valid request for every account endpoint that takes a text', () => {
  expect(ENDPOINTS.map(({ name }) => name).filter((name) => !(name in GOOD))).toEqual([]);
});

const valueAt = (request: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], request);
const ask = ({ request, token }: Good, endpoint: EndpointSpec) => callServer(world.url, endpoint, request, { token });

/** The fields that a response names. */
const namedBy = ({ message, value }: Answered<unknown>['body']): string[] => {
  const { issues = [], problems = {} } = (value ?? {}) as { issues?: { path: string }[]; problems?: object };
  return message === 'field_invalid' ? Object.keys(problems) : issues.map(({ path }) => path);
};

/** The body limit applies before any field is read, so one field per endpoint is enough. */
const isRequested = (kind: BadText, { bodyBytes = LIMITS.bodyBytes }: EndpointSpec, isFirst: boolean): boolean =>
  kind !== '1 MB' || isFirst || bodyBytes > 1_000_000;

/** The fields that the schema itself refuses, before the handler runs; empty where it accepts the request. */
const namedUnread = ({ request: schema }: EndpointSpec, request: object): string[] => {
  const checked = z.safeParse(schema, request);
  if (!checked.success) return problemsOf(checked.error.issues).issues.map(({ path }) => path);
  const path = unstorableText(request);
  return path === undefined ? [] : [path];
};

/** Both registration endpoints share most fields and the function that reads them: those are tested for the first only. */
const ownFields = (name: string, fields: TextField[]): TextField[] => {
  if (name !== 'auth.registerMobile') return fields;
  const [byName, byMobile] = [auth.register, auth.registerMobile].map(({ request }) => request.def.shape);
  return fields.filter(({ path }) => (byName as object)[path as never] !== (byMobile as object)[path as never]);
};

describe.each(ENDPOINTS)('$name', ({ name, endpoint, fields }) => {
  it('accepts the valid request', async () => {
    await world.forgetTries();
    expect((await ask(await GOOD[name]!(world), endpoint)).body.message).toBe('');
  });

  it.each(ownFields(name, fields).map((field, index) => [field.path, field, index === 0] as const))(
    '%s: refuses bad values with a message and the field’s name, and stores nothing',
    async (path, field, isFirst) => {
      let good: Good | undefined;
      let before: Awaited<ReturnType<World['rows']>> | undefined;
      let wasUnread = false;
      for (const kind of KINDS.filter((each) => isRequested(each, endpoint, isFirst))) {
        good ??= await GOOD[name]!(world);
        const there = valueAt(good.request, path);
        const right = typeof there === 'string' ? there : (EXTRA[path]?.() ?? 'anna7');
        const bad = BAD_TEXTS[kind](right, field);
        const changed = [path, ...(EQUAL[path] ?? []).filter((each) => fields.some((other) => other.path === each))];
        const request = changed.reduce((made, each) => withField(made, each, bad, BESIDE), good.request);
        const unread = kind === '1 MB' ? [] : namedUnread(endpoint, request);
        if (unread.length > 0)
          expect({ kind, unread }).toEqual({ kind, unread: expect.arrayContaining([path]) as string[] });
        // The schema refuses with the same words each time, so one such request over HTTP is enough. A long value may be refused
        // by the body limit, so one field of each endpoint is sent.
        const isSent = isFirst && kind === 'too long by far';
        if (unread.length > 0 && wasUnread && !isSent) continue;
        wasUnread ||= unread.length > 0;
        await world.forgetTries();
        before ??= await world.rows();
        const { status, body } = await ask({ ...good, request }, endpoint);
        if (body.success) {
          expect(alsoFine(name, path, kind), `${kind} is taken`).toBe(true);
          good = before = undefined;
          continue;
        }
        expect({ kind, refused: status >= 400 && status < 500, texts: textsOf(body.message)?.length }).toEqual({
          kind,
          refused: true,
          texts: 3,
        });
        if (['invalid_request', 'field_invalid'].includes(body.message))
          expect({ kind, named: namedBy(body) }).toEqual({ kind, named: expect.arrayContaining([path]) as string[] });
        expect({ kind, rows: await world.rows() }).toEqual({ kind, rows: before });
      }
    },
  );
});
