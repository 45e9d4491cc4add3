import type { Notice } from '../../../contract/notices.ts';
import { inEach } from '../languages/index.ts';

/** Oldest first: more than one page of them. */
const KEYS = [
  'welcome',
  'realtime',
  'settlements',
  'dividends',
  'links',
  'contracts',
  'approval',
  'messages',
  'files',
  'periods',
] as const;

/** The demo's notices for agents. */
export const AGENT_NOTICES: readonly Pick<Notice, 'type' | 'title' | 'content'>[] = KEYS.map((key) => ({
  type: 'AG',
  title: inEach(({ agentNotices }) => agentNotices[key].title),
  content: inEach(({ agentNotices }) => agentNotices[key].content),
}));
