import { describe, expect, it } from 'vitest';
import { support } from '../../../contract/support.ts';
import { inMerchant } from '../../../server/db/merchant.ts';
import { callServer } from '../../support/calls.ts';
import { test, token, useWriter, command } from './support/support.ts';

useWriter();

describe('[SHELL-09] popups', () => {
  const popup = async (execution: string, language = 'EN', by?: string) =>
    (await callServer(test.url, support.popup, { execution, language }, { token: by })).body;
  const publish = async (execution: string, title: string) =>
    (
      await command(support.publishPopup, {
        execution,
        titles: { EN: title, AR: `${title} ar` },
        contents: { EN: 'Text' },
        promotionType: '',
      })
    ).body.value as { id: number };

  it('show the newest of each kind in the visitor’s language, until it is withdrawn', async () => {
    expect((await popup('B')).value).toEqual({ popup: null });
    await publish('B', 'Old');
    const { id } = await publish('B', 'New');
    expect((await popup('B', 'AR')).value).toEqual({
      popup: { id, execution: 'B', title: 'New ar', content: 'Text', promotionType: '' },
    });
    await command(support.withdrawPopup, { id: String(id) });
    expect((await popup('B')).value).toMatchObject({ popup: { title: 'Old' } });
    expect((await command(support.withdrawPopup, { id: String(id) })).body.message).toBe('not_found');
  });

  it('show A and F to logged-in members only', async () => {
    await publish('A', 'For members');
    expect((await popup('A')).message).toBe('not_logged_in');
    expect((await popup('A', 'EN', token)).value).toMatchObject({ popup: { title: 'For members' } });
    expect((await popup('F', 'EN', token)).value).toEqual({ popup: null });
  });

  it('[PP-16] are not shown to a member who is excluded or in a cool-off', async () => {
    const exclude = (until: Date | null) =>
      inMerchant(test.database.db, test.merchant).updateTable('members').set({ excluded_until: until }).execute();
    await publish('A', 'Play now');
    await exclude(new Date(Date.now() + 3_600_000));
    expect((await popup('A', 'EN', token)).value).toEqual({ popup: null });
    await exclude(null);
    expect((await popup('A', 'EN', token)).value).toMatchObject({ popup: { title: 'Play now' } });
  });

  it('require an English text, and belong to one merchant', async () => {
    const request = { execution: 'A', titles: { CN: '标题' }, contents: { EN: 'Text' }, promotionType: '' };
    expect((await command(support.publishPopup, request)).body.message).toBe('invalid_request');
    const { id } = await publish('B', 'Ours');
    expect((await command(support.withdrawPopup, { id: String(id) }, test.other)).body.message).toBe('not_found');
  });
});
