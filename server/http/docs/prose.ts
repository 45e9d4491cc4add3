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

/** One line of such Markdown as HTML. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');

/** A table as HTML. A wide one scrolls by itself, with the keyboard too. */
export const tableOf = (label: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table>
<thead><tr>${head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table></div>`;

/** A section below its heading, as HTML. */
export const bodyOf = ({ title, text = [], steps, table }: Section): string =>
  [
    ...text.map((paragraph) => `<p>${inline(paragraph)}</p>`),
    steps ? `<ol>${steps.map((step) => `<li>${inline(step)}</li>`).join('\n')}</ol>` : '',
    table ? tableOf(title, table.head, table.rows) : '',
  ].join('\n');
