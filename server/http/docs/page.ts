import { readFileSync } from 'node:fs';
import { escapeHtml } from '../escape-html.ts';

export const PAGE_CSS = readFileSync(new URL('page.css', import.meta.url));
export const PAGE_CSS_PATH = '/docs/page.css';

const PAGES = [
  ['/docs/', 'Calls'],
  ['/docs/vendor/', 'Vendor API'],
  ['/docs/socket', 'Socket'],
  ['/docs/actions', 'Actions'],
] as const;

export interface Heading {
  id: string;
  title: string;
}
/** A heading with what stands below it, and the headings inside. */
export interface Part extends Heading {
  html: string;
  parts?: readonly Part[];
}

/** The id of a heading: its words in small letters. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const linkTo = ({ id, title }: Heading): string => `<a href="#${id}">${escapeHtml(title)}</a>`;

const contentsOf = (parts: readonly Part[]): string =>
  `<ul>${parts.map((part) => `<li>${linkTo(part)}${part.parts ? contentsOf(part.parts) : ''}</li>`).join('')}</ul>`;

/** Beside a wide page the contents are open, above a narrow one they open and close: of these two, the styles show one. */
const navOf = (contents: string): string => `<nav class="contents wide" aria-label="Contents">${contents}</nav>
<nav class="contents narrow" aria-label="Contents"><details><summary>Contents</summary>${contents}</details></nav>`;

const sectionOf = ({ id, title, html, parts = [] }: Part, level = 2): string =>
  `<section aria-labelledby="${id}"><h${level} id="${id}">${escapeHtml(title)}</h${level}>
${html}
${parts.map((part) => sectionOf(part, level + 1)).join('\n')}</section>`;

/** A page of the documentation: `path` is its own address, `intro` stands below its title. */
export const page = (path: string, title: string, intro: string, parts: readonly Part[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Parlour</title>
<link rel="stylesheet" href="${PAGE_CSS_PATH}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><nav aria-label="Documentation"><strong>Parlour</strong>
${PAGES.map(([href, name]) => `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a>`).join('\n')}
</nav></header>
<div class="columns">
${parts.length > 1 ? navOf(contentsOf(parts)) : ''}
<main id="content" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${intro}
${parts.map((part) => sectionOf(part)).join('\n')}
</main>
</div>
</body>
</html>
`;
