import { escapeHtml } from '../escape-html.ts';

/** A part of a document: paragraphs, then steps or a table. Words are Markdown, with `code`, **bold** and [links](…) only. */
export interface Section {
  readonly title: string;
  readonly text?: readonly string[];
  readonly steps?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** The sections as Markdown, as a description in OpenAPI or AsyncAPI has it. */
export const markdownOf = (sections: readonly Section[]): string =>
  sections
    .map(({ title, text = [], steps, table }) =>
      [
        `## ${title}`,
        ...text,
        steps?.map((step, at) => `${at + 1}. ${step}`).join('\n'),
        table &&
          [table.head, table.head.map(() => '---'), ...table.rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');

/** Code may break after a slash. */
const codeOf = (text: string): string => `<code>${text.replaceAll(/\/(?=\w)/g, '/<wbr>')}</code>`;

/** One paragraph of such Markdown as HTML. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replaceAll(/`([^`]+)`/g, (_, code: string) => codeOf(code))
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');

/**
 * A table as HTML. On a narrow page each row stands as a list of its cells; the roles keep it a table where the styles no longer lay
 * it out as one.
 */
export const tableOf = (label: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table role="table" aria-label="${escapeHtml(label)}">
<thead role="rowgroup"><tr role="row">${head.map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => rowOf(head, row)).join('\n')}</tbody>
</table>`;

const rowOf = (head: readonly string[], row: readonly string[]): string =>
  `<tr role="row">${row.map((cell, at) => `<td role="cell" data-head="${escapeHtml(head[at]!)}">${inline(cell)}</td>`).join('')}</tr>`;

/** A section below its heading, as HTML. */
export const bodyOf = ({ title, text = [], steps, table }: Section): string =>
  [
    ...text.map((paragraph) => `<p>${inline(paragraph)}</p>`),
    steps ? `<ol>${steps.map((step) => `<li>${inline(step)}</li>`).join('\n')}</ol>` : '',
    table ? tableOf(title, table.head, table.rows) : '',
  ].join('\n');
