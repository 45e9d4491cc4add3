import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { auth } from '../../../contract/auth.ts';
import { support } from '../../../contract/support.ts';
import { operator } from '../../../contract/operator.ts';
import { site } from '../../../contract/site.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { loadConfig, type Config } from '../../../server/config/config.ts';
import { createCountryOf } from '../../../server/http/region.ts';
import { StartupError } from '../../../server/start/startup-error.ts';
import { callServer } from '../../support/calls.ts';
import { startTestServer, TEST_OPERATOR_KEY, type TestServer } from '../../support/test-server.ts';
import { mmdbOf } from '../../support/mmdb.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'geo-'));
afterAll(() => rmSync(folder, { recursive: true }));
const geoipDatabase = path.join(folder, 'countries.mmdb');
writeFileSync(geoipDatabase, mmdbOf({ '203.0.113.0/24': 'US', '198.51.100.0/24': 'FR' }));

let test: TestServer;
afterEach(() => test.close());
const open = async (config: Partial<Config>) => {
  test = await startTestServer({ config });
};
const restrict = (value: string | null) =>
  callServer(
    test.url,
    support.setSetting,
    { merchant: 'parlour', name: 'restrictedCountries', value },
    { token: TEST_OPERATOR_KEY },
  );
const ask = async (endpoint: EndpointSpec, headers: Record<string, string>) =>
  (await callServer(test.url, endpoint, {}, { headers })).body;
const infoOf = async (headers: Record<string, string>) =>
  (await callServer(test.url, site.info, {}, { headers })).body.value;

describe('[SYS-03] the region by the visitor’s address', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  it('closes the site to a restricted country only: status 2, every call refused, the address shown', async () => {
    await open({ geoipDatabase, trustProxy: 1 });
    await restrict('US,KP');
    const info = await infoOf(from('203.0.113.7'));
    expect(info).toMatchObject({
      status: { status: 2, untilMs: null },
      regionRestriction: true,
      location: { ip: '203.0.113.7' },
    });
    expect((await ask(site.status, from('203.0.113.7'))).value).toEqual({ status: 2, untilMs: null });
    for (const endpoint of [auth.registerRules, site.sealingKey, support.feedback])
      expect((await ask(endpoint, from('203.0.113.7'))).message, endpoint.path).toBe('region_restricted');
    // The platform's own customer service texts stay readable.
    const help = await callServer(test.url, site.help, { language: 'EN' }, { headers: from('203.0.113.7') });
    expect(help.body.success).toBe(true);
    for (const ip of ['198.51.100.1', '192.0.2.1', '2001:db8::1', '::ffff:198.51.100.9'])
      expect((await infoOf(from(ip))).status.status, ip).toBe(0);
    expect((await infoOf(from('::ffff:203.0.113.7'))).status.status).toBe(2);
  });

  it('opens the site when the operator lifts the restriction; maintenance does not hide the restriction', async () => {
    await open({ geoipDatabase, trustProxy: 1 });
    await restrict('US');
    await callServer(
      test.url,
      operator.setStatus,
      { merchant: 'parlour', status: 1, untilMs: null },
      { token: TEST_OPERATOR_KEY },
    );
    expect((await infoOf(from('203.0.113.7'))).status.status).toBe(2);
    expect((await infoOf(from('198.51.100.1'))).status.status).toBe(1);
    await restrict(null);
    expect((await infoOf(from('203.0.113.7'))).status.status).toBe(1);
  });

  it('ignores a forwarded address where no proxy is trusted', async () => {
    await open({ geoipDatabase });
    await restrict('US');
    const info = await infoOf(from('203.0.113.7'));
    expect([info.status.status, info.location.ip]).toEqual([0, '127.0.0.1']);
  });
});

describe('[SYS-03] the region by a proxy’s header', () => {
  const from = (country: string) => ({ 'x-country': country });

  it('is used where the proxy is trusted, in upper or lower case', async () => {
    await open({ countryHeader: 'x-country', trustProxy: '127.0.0.0/8' });
    await restrict('US');
    expect((await infoOf(from('us'))).status.status).toBe(2);
    for (const other of ['FR', '', 'XX', 'USA', 'U']) expect((await infoOf(from(other))).status.status, other).toBe(0);
  });

  it('is ignored from a client that bypasses the proxy', async () => {
    await open({ countryHeader: 'x-country', trustProxy: '10.0.0.0/8' });
    await restrict('US');
    expect((await infoOf(from('US'))).status.status).toBe(0);
  });
});

describe('[SYS-03] unusable configuration is reported at the start', () => {
  const begin = (env: NodeJS.ProcessEnv) => () => createCountryOf(loadConfig(env, []));

  it('a file that is missing or invalid; a header that any client could set', async () => {
    await open({});
    const broken = path.join(folder, 'broken.mmdb');
    writeFileSync(broken, 'no database');
    expect(begin({ GEOIP_DATABASE: broken })).toThrow(StartupError);
    expect(begin({ GEOIP_DATABASE: path.join(folder, 'missing.mmdb') })).toThrow(/GEOIP_DATABASE/);
    expect(begin({ COUNTRY_HEADER: 'x-country' })).toThrow(/TRUST_PROXY/);
  });
});
