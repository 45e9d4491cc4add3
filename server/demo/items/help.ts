import type { TopicItem } from '../../../contract/content-operator.ts';
import { inEach } from '../languages/index.ts';

const ANCHORS = ['rules', 'account', 'faq'] as const;

/** The help centre (NAV-04). */
export const HELP: readonly Omit<TopicItem, 'position'>[] = ANCHORS.map((anchor) => ({
  anchor,
  texts: inEach(({ help }) => {
    const { title, body } = help[anchor];
    // An empty line separates paragraphs.
    return { title, body: body.join('\n\n') };
  }),
}));
