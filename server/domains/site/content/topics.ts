import { isDeepStrictEqual } from 'node:util';
import type { RequestOf, ResponseOf } from '../../../../contract/define.ts';
import type { contentOperator, TopicItem } from '../../../../contract/content-operator.ts';
import { excluded } from '../../../db/excluded.ts';
import { inMerchant } from '../../../db/merchant.ts';
import { jsonb, type Db, type Tx } from '../../../db/database.ts';
import { commonFailure, type Fail } from '../../../http/failure.ts';
import { termsVersionOf } from '../../../http/terms.ts';
import { audit } from '../../../operator/audit.ts';
import { staffActor } from '../../../operator/actor.ts';
import { lockMerchant } from '../../../operator/merchant.ts';
import { linksIn, problemOfPath, readTargets, type Targets } from './links.ts';
import { commonProblems, refuse, textsOf, type ContentProblem } from './problems.ts';
import { removed, writeChanges } from './write-changes.ts';

/** The topic whose text members accept, by the version of the terms (PP-02). */
export const RULES = 'rules';

type Stored = Required<TopicItem>;

/** A merchant's topics of the help centre, in order. */
export const readTopics = async (db: Db | Tx, merchant: string): Promise<Stored[]> => {
  const rows = await inMerchant(db, merchant)
    .selectFrom('help_topics')
    .selectAll()
    .orderBy('position')
    .orderBy('anchor')
    .execute();
  return rows.map(({ anchor, position, texts }) => ({ anchor, position, texts: texts as Stored['texts'] }));
};

/** Makes or changes topics by their anchors. */
export const writeTopics = async (tx: Tx, merchant: string, topics: readonly Stored[]): Promise<void> => {
  const rows = topics.map(({ anchor, position, texts }) => ({ anchor, position, texts: jsonb(texts) }));
  await inMerchant(tx, merchant)
    .insertInto('help_topics', rows)
    .onConflict((conflict) => conflict.columns(['merchant', 'anchor']).doUpdateSet(excluded('texts', 'position')))
    .execute();
};

const linkProblems = (list: readonly TopicItem[], targets: Targets): ContentProblem[] =>
  list.flatMap(({ texts }, index) =>
    textsOf(texts).flatMap(({ field, text }) =>
      linksIn(text).flatMap((path): ContentProblem[] => {
        const problem = problemOfPath(path, targets);
        return problem ? [{ index, field, problem }] : [];
      }),
    ),
  );

/** Members have accepted the rules by a version: another text needs one. A version needs the text. */
const termsProblems = (
  list: readonly TopicItem[],
  known: Stored | undefined,
  termsVersion: string | undefined,
): ContentProblem[] => {
  const index = list.findIndex(({ anchor }) => anchor === RULES);
  const rules = list[index];
  if (!rules) return termsVersion === undefined ? [] : [{ index: 0, field: 'termsVersion', problem: 'rules_missing' }];
  const isChanged = known !== undefined && !isDeepStrictEqual(known.texts, rules.texts);
  return isChanged && termsVersion === undefined ? [{ index, field: 'texts', problem: 'terms_version_needed' }] : [];
};

/** Makes or changes topics for the operator, with the version of the terms: all, or none with the problems. */
export const putTopics = async (
  tx: Tx,
  { merchant, list, termsVersion, reason }: RequestOf<typeof contentOperator.putTopics>,
  fail: Fail<'content_wrong'>,
): Promise<ResponseOf<typeof contentOperator.putTopics>> => {
  const { brand, settings } = await lockMerchant(tx, merchant);
  const anchors = list.map(({ anchor }) => anchor);
  const before = new Map((await readTopics(tx, merchant)).map((topic) => [topic.anchor, topic]));
  const keyed = list.map(({ anchor, texts }) => ({ key: anchor, texts }));
  refuse(
    [
      ...commonProblems(keyed, 'anchor', brand.defaultLanguage),
      ...linkProblems(list, await readTargets(tx, merchant, anchors)),
      ...termsProblems(list, before.get(RULES), termsVersion),
    ],
    fail,
  );
  const after = new Map(
    list.map((topic, index): [string, Stored] => [
      topic.anchor,
      { ...topic, position: topic.position ?? before.get(topic.anchor)?.position ?? index },
    ]),
  );
  const write = (topics: readonly Stored[]) => writeTopics(tx, merchant, topics);
  const inForce = termsVersionOf({ settings });
  const isOther = termsVersion !== undefined && termsVersion !== inForce;
  const set = isOther ? { settings: jsonb({ ...settings, termsVersion }) } : undefined;
  const written = await writeChanges(
    tx,
    { merchant, reason, action: 'help_topics' },
    { before, after, write, ...(set && { set }) },
  );
  if (isOther) {
    const versions = { before: { version: inForce }, after: { version: termsVersion } };
    await audit(tx, { merchant, actor: staffActor(), action: 'terms', reason, ...versions });
  }
  return written;
};

/** Removes a topic. The rules stay, and so does what a banner leads to. */
export const removeTopic = async (
  tx: Tx,
  { merchant, code, reason }: RequestOf<typeof contentOperator.removeTopic>,
  fail: Fail<'content_wrong'>,
): Promise<Record<string, never>> => {
  await lockMerchant(tx, merchant);
  const before = (await readTopics(tx, merchant)).find(({ anchor }) => anchor === code);
  if (!before) throw commonFailure('not_found');
  const tables = inMerchant(tx, merchant);
  const leading = await tables
    .selectFrom('banners')
    .select('code')
    .where('url', 'in', [`/help#${code}`, `/helpmc#${code}`])
    .execute();
  if (code === RULES) refuse([{ index: 0, field: 'code', problem: 'needed' }], fail);
  if (leading.length > 0) refuse([{ index: 0, field: 'code', problem: 'linked' }], fail);
  await tables.deleteFrom('help_topics').where('anchor', '=', code).execute();
  await removed(tx, { merchant, reason, action: 'help_topics' }, before);
  return {};
};
