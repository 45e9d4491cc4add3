import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { BannerItem, contentOperator } from '../../../../contract/content-operator.ts';
import { excluded } from '../../../db/excluded.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../../db/database.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { problemOfLink, readTargets } from './links.ts';
import { commonProblems, refuse, type ContentProblem } from './problems.ts';
import { removed, writeChanges } from './write-changes.ts';

/** The group that the home page shows (HOME-02). */
const GROUP = 'w_home';

type Stored = Required<BannerItem>;

/** The banners of a merchant's home page, in order. */
export const readBanners = async (db: Db | Tx, merchant: string): Promise<Stored[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('banners')
    .selectAll()
    .where('group_name', '=', GROUP)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ code, position, art, linkage_type, url, texts }) => ({
    ...{ code, position, url, picture: art },
    linkageType: linkage_type as Stored['linkageType'],
    texts: texts as Stored['texts'],
  }));
};

/** Makes or changes banners by their codes. */
export const writeBanners = async (tx: Tx, merchant: string, banners: readonly Stored[]): Promise<void> => {
  const rows = banners.map(({ code, position, picture, linkageType, url, texts }) => ({
    ...{ code, position, url, art: picture },
    linkage_type: linkageType,
    texts: jsonb(texts),
    group_name: GROUP,
  }));
  await inMerchant(tx, merchant)
    .insertInto('banners', rows)
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'code']).doUpdateSet(excluded('position', 'url', 'art', 'linkage_type', 'texts')),
    )
    .execute();
};

/** Makes or changes banners for the operator: all, or none with the problems. `picturesMissing` are those of absent pictures. */
export const putBanners = async (
  tx: Tx,
  { merchant, list, reason }: RequestOf<typeof contentOperator.putBanners>,
  fail: Fail<'content_wrong'>,
  picturesMissing: readonly ContentProblem[],
): Promise<ResponseOf<typeof contentOperator.putBanners>> => {
  const { brand } = await lockMerchant(tx, merchant);
  const targets = await readTargets(tx, merchant);
  const links = list.flatMap((banner, index): ContentProblem[] => {
    const problem = problemOfLink(banner, targets);
    return problem ? [{ index, field: 'url', problem }] : [];
  });
  const keyed = list.map(({ code, texts }) => ({ key: code, texts }));
  refuse([...commonProblems(keyed, 'code', brand.defaultLanguage), ...links, ...picturesMissing], fail);
  const before = new Map((await readBanners(tx, merchant)).map((banner) => [banner.code, banner]));
  const after = new Map(
    list.map((banner, index): [string, Stored] => [
      banner.code,
      { ...banner, position: banner.position ?? before.get(banner.code)?.position ?? index },
    ]),
  );
  const write = (banners: readonly Stored[]) => writeBanners(tx, merchant, banners);
  return writeChanges(tx, { merchant, reason, action: 'banners' }, { before, after, write });
};

export const removeBanner = async (
  tx: Tx,
  { merchant, code, reason }: RequestOf<typeof contentOperator.removeBanner>,
): Promise<Record<string, never>> => {
  await lockMerchant(tx, merchant);
  const before = (await readBanners(tx, merchant)).find((banner) => banner.code === code);
  if (!before) throw commonFailure('not_found');
  await inMerchant(tx, merchant).deleteFrom('banners').where('code', '=', code).execute();
  await removed(tx, { merchant, reason, action: 'banners' }, before);
  return {};
};
