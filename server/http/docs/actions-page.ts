import { ACTIONS } from '../../../contract/actions.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { ENDPOINT_NAMES } from './endpoint-names.ts';
import { page } from './page.ts';
import { tableOf } from './prose.ts';

const INTRO = `<p>The actions that section 7 of the specification names, and the call that carries each out. The <a href="/docs/">calls</a> have the fields and failures. Generated from <code>contract/actions.ts</code>.</p>`;

const rowOf = ([action, endpoint]: [string, EndpointSpec]): string[] => {
  const { method, path, summary } = endpoint;
  const { id, tag } = ENDPOINT_NAMES.get(endpoint)!;
  return [`\`${action}\``, method, `\`${path}\``, `[${id}](/docs/#/${tag}/${id})\n${summary}`];
};

/** The page `/docs/actions`. */
export const actionsPage = (): string => {
  const rows = Object.entries(ACTIONS).map(rowOf);
  return page('/docs/actions', 'Actions', INTRO, [
    {
      id: 'table',
      title: `${rows.length} actions`,
      html: tableOf('Actions', ['Action', 'Method', 'Path', 'Endpoint'], rows),
    },
  ]);
};
