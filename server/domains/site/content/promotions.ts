import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { contentOperator, PromotionItem } from '../../../../contract/content-operator.ts';
import { excluded } from '../../../db/excluded.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../../db/database.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { commonProblems, refuse, type ContentProblem } from './problems.ts';
import { removed, writeChanges } from './write-changes.ts';

type Stored = Required<PromotionItem>;

/** A merchant's promotions in order, also those that ended or have not begun. */
export const readPromotions = async (db: Db | Tx, merchant: string): Promise<Stored[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('promotions')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ code, position, art, starts_at, ends_at, texts }) => ({
    ...{ code, position, picture: art },
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
    texts: texts as Stored['texts'],
  }));
};

/** Makes or changes promotions by their codes. */
export const writePromotions = async (tx: Tx, merchant: string, promotions: readonly Stored[]): Promise<void> => {
  const rows = promotions.map(({ code, position, picture, startsAt, endsAt, texts }) => ({
    ...{ code, position, art: picture, texts: jsonb(texts) },
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  }));
  await inMerchant(tx, merchant)
    .insertInto('promotions', rows)
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'code']).doUpdateSet(excluded('position', 'art', 'starts_at', 'ends_at', 'texts')),
    )
    .execute();
};

const iso = (time: string): string => new Date(time).toISOString();

/** Makes or changes promotions for the operator: all, or none with the problems. `picturesMissing` are those of absent pictures. */
export const putPromotions = async (
  tx: Tx,
  { merchant, list, reason }: RequestOf<typeof contentOperator.putPromotions>,
  fail: Fail<'content_wrong'>,
  { picturesMissing, nowMs }: { picturesMissing: readonly ContentProblem[]; nowMs: number },
): Promise<ResponseOf<typeof contentOperator.putPromotions>> => {
  const { brand } = await lockMerchant(tx, merchant);
  const before = new Map((await readPromotions(tx, merchant)).map((promotion) => [promotion.code, promotion]));
  const stored = list.map(({ position, startsAt, endsAt, ...promotion }, index): Stored => {
    const known = before.get(promotion.code);
    return {
      ...promotion,
      position: position ?? known?.position ?? index,
      startsAt: startsAt ? iso(startsAt) : (known?.startsAt ?? new Date(nowMs).toISOString()),
      endsAt: endsAt === null ? null : iso(endsAt),
    };
  });
  const times = stored.flatMap(({ startsAt, endsAt }, index): ContentProblem[] =>
    endsAt !== null && endsAt <= startsAt ? [{ index, field: 'endsAt', problem: 'ends_before_start' }] : [],
  );
  const keyed = stored.map(({ code, texts }) => ({ key: code, texts }));
  refuse([...commonProblems(keyed, 'code', brand.defaultLanguage), ...times, ...picturesMissing], fail);
  const after = new Map(stored.map((promotion) => [promotion.code, promotion]));
  const write = (promotions: readonly Stored[]) => writePromotions(tx, merchant, promotions);
  return writeChanges(tx, { merchant, reason, action: 'promotions' }, { before, after, write });
};

/** Removes a promotion. Refused while a banner leads to it. */
export const removePromotion = async (
  tx: Tx,
  { merchant, code, reason }: RequestOf<typeof contentOperator.removePromotion>,
  fail: Fail<'content_wrong'>,
): Promise<Record<string, never>> => {
  await lockMerchant(tx, merchant);
  const before = (await readPromotions(tx, merchant)).find((promotion) => promotion.code === code);
  if (!before) throw commonFailure('not_found');
  const tables = inMerchant(tx, merchant);
  const leading = await tables
    .selectFrom('banners')
    .select('code')
    .where('linkage_type', '=', 'promotion')
    .where('url', '=', code)
    .execute();
  refuse(leading.length > 0 ? [{ index: 0, field: 'code', problem: 'linked' }] : [], fail);
  await tables.deleteFrom('promotions').where('code', '=', code).execute();
  await removed(tx, { merchant, reason, action: 'promotions' }, before);
  return {};
};
