import { describe, expect, it } from 'vitest';
import { support, SETTINGS } from '../../../contract/support.ts';
import { site } from '../../../contract/site.ts';
import { findMerchant } from '../../../server/http/viewer.ts';
import { verifyAudit } from '../../../server/operator/verify-audit.ts';
import { callServer } from '../../support/calls.ts';
import { test, useWriter, command } from './support/support.ts';

useWriter();

describe('[SYS-04] the site info returns the operator’s settings', () => {
  const info = async () => (await callServer(test.url, site.info)).body.value;
  const set = (name: string, value: string | null) => command(support.setSetting, { name, value, reason: 'a test' });

  it.each([
    ['customerService', '/help', (it: Awaited<ReturnType<typeof info>>) => it.customerService, '/help'],
    ['gtagId', 'G-TEST1234', (it: Awaited<ReturnType<typeof info>>) => it.analytics.gtagId, 'G-TEST1234'],
    ['minimumAge', '21', (it: Awaited<ReturnType<typeof info>>) => it.brand.minimumAge, 21],
    ['mainDomain', 'play.example.com', (it: Awaited<ReturnType<typeof info>>) => it.mainDomain, 'play.example.com'],
    [
      'domainRoute',
      'https://a.example, https://b.example',
      (it: Awaited<ReturnType<typeof info>>) => it.domainRoute,
      ['https://a.example', 'https://b.example'],
    ],
    [
      'imageCDNs',
      'https://img.example',
      (it: Awaited<ReturnType<typeof info>>) => it.imageCDNs,
      ['https://img.example'],
    ],
    [
      'launchGameCDNs',
      'https://games.example',
      (it: Awaited<ReturnType<typeof info>>) => it.launchGameCDNs,
      ['https://games.example'],
    ],
  ])('%s', async (name, value, read, expected) => {
    const before = read(await info());
    expect((await set(name, value)).body.success).toBe(true);
    expect(read(await info())).toEqual(expected);
    await set(name, null);
    expect(read(await info())).toEqual(before);
  });

  it.each([
    ['customerService', 'javascript:alert(1)'],
    ['customerService', '//evil.example'],
    ['customerService', '/\t/evil.example'],
    ['customerService', '/\n//evil.example'],
    ['customerService', '/\\evil.example'],
    ['customerService', 'https:/evil.example'],
    ['customerService', 'https:\\\\evil.example'],
    ['gtagId', '<script>'],
    ['mainDomain', 'a b'],
    ['domainRoute', 'https://a.example/path'],
    ['imageCDNs', 'ftp://a.example'],
    ['openGamesIn', 'tab'],
    // Values with a meaning in the content policy, raw or encoded.
    ['imageCDNs', 'https://a;sandbox'],
    ['imageCDNs', "https://a;script-src-elem$'"],
    ['restrictedCountries', 'USA'],
    ['restrictedTypes', 'COCKFIGHT'],
    ['restrictedTypes', 'CHESS:US'],
    ['restrictedTypes', 'COCKFIGHT:USA'],
    ['passwordExpiryDays', '0'],
    ['passwordExpiryDays', '90 days'],
    ['passwordExpiryDays', '٩٠'],
    ['minimumAge', '17'],
    ['minimumAge', '100'],
    ['largeBetFrom', '0'],
    ['largeWinFrom', '12.50'],
    ['rainTo', '0'],
    ['rainShares', '501'],
  ])('%s refuses %j', async (name, value) => {
    expect((await set(name, value)).body.message).toBe('invalid_request');
  });

  it('lists every setting that exists', () => {
    expect(SETTINGS).toHaveLength(34);
  });

  it.each(['largeBetFrom', 'largeWinFrom'] as const)('[PP-29] %s is a number of minor units', async (name) => {
    await set(name, '250000');
    const { settings } = (await findMerchant(test.database.db, test.merchant))!;
    expect(settings[name]).toBe(250_000);
    await set(name, null);
    expect((await findMerchant(test.database.db, test.merchant))!.settings[name]).toBeUndefined();
  });

  it('a resource is set, changed and removed, as is a module; the audit chain stays valid', async () => {
    const labelNames = { CN: '应用' };
    const resource = (url: string | null) =>
      command(support.setResource, { ...{ resourceType: 'ANDROID', url, labelNameEn: 'App' }, labelNames });
    await resource('https://a.example/old.apk');
    await resource('https://a.example/app.apk');
    expect((await info()).resources).toEqual([
      { resourceType: 'ANDROID', url: 'https://a.example/app.apk', labelNameEn: 'App', labelNames },
    ]);
    expect((await resource('javascript:alert(1)')).body.message).toBe('invalid_request');
    await resource(null);
    expect((await info()).resources).toEqual([]);
    expect((await resource(null)).body.message).toBe('not_found');
    await command(support.setModule, { module: 'CHAT_ROOM', on: true });
    expect((await info()).whitelabel).toContainEqual({
      ...{ modId: 'CHAT_ROOM', enabled: true },
      childrenNodes: [{ modId: 'CHAT_RAIN', enabled: false, childrenNodes: [] }],
    });
    expect((await info()).whitelabel).toMatchObject([
      {
        modId: 'GAMES',
        enabled: true,
        childrenNodes: expect.arrayContaining([{ modId: 'LIVE', enabled: true, childrenNodes: [] }]),
      },
      ...[{ modId: 'MEMBERS' }, { modId: 'CHAT_ROOM' }, { modId: 'REBATE', enabled: false }],
    ]);
    expect((await verifyAudit(test.database, test.merchant)).broken).toBeUndefined();
  });
});
