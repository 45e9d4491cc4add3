// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../client/i18n/en.ts';
import { translator } from '../client/i18n/index.ts';
import { verifyForm, type VerifyInput } from '../client/panels/verify-form.ts';
import type { VerifyTitle } from '../client/panels/verify-game.ts';
import { commitmentOf } from '../engines/fairness.ts';
import { replay } from '../engines/instant/play.ts';
import { FAMILIES } from '../families/all.ts';
import { en as names, type TitleId } from '../titles/names/en.ts';

const FOLDER = 'studio/titles';
const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json'));
const titles = await Promise.all(
  files.map(async (file): Promise<VerifyTitle> => {
    const title = JSON.parse(await readFile(`${FOLDER}/${file}`, 'utf8')) as Omit<VerifyTitle, 'names'> & {
      id: TitleId;
    };
    return { ...title, names: { EN: names[title.id] } };
  }),
);
const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'verify-me', nonce: 4 };
const i18n = { t: translator(en), language: 'EN' };
const form = (given: Partial<VerifyInput>, of: readonly VerifyTitle[] = titles) => {
  const element = verifyForm(i18n, given, of);
  document.body.replaceChildren(element);
  return { element, result: () => element.querySelector('.verified')?.textContent ?? '' };
};

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
});

/** A round of a title from its usual bet, played to its end by somebody who leaves. */
async function playedOut({ family: name, params: written }: VerifyTitle) {
  const family = FAMILIES.get(name)!;
  const params: unknown = family.Params.parse(written);
  const bet = Object.values<unknown>(family.examples(params))[0];
  const moves: unknown[] = [];
  for (;;) {
    const round = await replay({ family, params }, { bet, moves }, seeds);
    if (round.payout !== null) return { ...round, bet, moves };
    moves.push(family.leave(params, round.steps.at(-1)!.state));
  }
}

describe('the verifier', () => {
  it.each([...FAMILIES.keys()])('computes a round of %s from its seeds and shows each state', async (name) => {
    const title = titles.find(({ family }) => family === name)!;
    const { bet, moves, payout, stake } = await playedOut(title);
    const { element, result } = form({
      game: title.id,
      ...seeds,
      commitment: await commitmentOf(seeds.serverSeed),
      bet: JSON.stringify(bet),
      moves: JSON.stringify(moves),
    });
    await vi.waitFor(() => expect(result()).toContain(en['verify.hashOk']), 5_000);
    expect(result()).toContain(`The round pays ${String(payout)} minor units for stakes of ${stake}.`);
    // The seed, what it pays, and at least one state in words or as data.
    expect(element.querySelector('.verified')!.children.length).toBeGreaterThanOrEqual(3);
  });

  it('says that a seed is not the promised one', async () => {
    const { result } = form({ game: 'jade-lantern', ...seeds, commitment: '0'.repeat(64), bet: '{"stake":100}' });
    await vi.waitFor(() => expect(result()).toContain(en['verify.hashWrong']), 5_000);
  });

  it('refuses a round that the rules cannot have played', async () => {
    const { result } = form({ game: 'star-keeper', ...seeds, bet: '{"stake":100,"mines":24,"cell":99}', moves: '[]' });
    await vi.waitFor(() => expect([en['verify.bad'], en['verify.impossible']]).toContain(result()), 5_000);
  });

  it('offers every title by its name, and fills in its usual bet', async () => {
    const { element } = form({});
    const select = element.querySelector('select')!;
    expect(select.options.length).toBe(titles.length + 1);
    expect([...select.options].map(({ text }) => text)).toContain('Jade Lantern');
    select.value = 'star-keeper';
    select.dispatchEvent(new Event('change'));
    await vi.waitFor(() => {
      const values = [...element.querySelectorAll('input')].map(({ value }) => value);
      expect(values.some((value) => value.includes('"mines"'))).toBe(true);
    }, 5_000);
  });
});
