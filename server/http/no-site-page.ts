import { markOf } from '../../contract/languages.ts';
import { LANGUAGES, type Language } from '../../contract/primitives.ts';
import { serverTexts, textsOf } from '../languages/index.ts';
import { escaped } from './brand-head.ts';

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#07110f;color:#f7f9f3;font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:2rem;text-align:center}
h1{font-size:1.5rem;margin:0 0 .5rem}
p{margin:0;color:#b9c6bf;overflow-wrap:anywhere}`;

/** Returns the first language of an `Accept-Language` header that the server has texts in, else English. */
const languageOf = (accepted: string): Language => {
  const known = LANGUAGES.filter((language) => serverTexts[language]);
  const wanted = accepted.split(',').map((each) => each.trim().split(/[-;]/)[0]!.toLowerCase());
  const primary = (language: Language) => markOf(language).tag.split('-')[0]!.toLowerCase();
  const found = wanted.flatMap((tag) => known.find((language) => primary(language) === tag) ?? []);
  return found[0] ?? 'EN';
};

/** Makes the page of a host that is no merchant's, in the visitor's language, and the style that stands in it. */
export const noSitePage = (host: string, accepted = ''): { html: string; style: string } => {
  const language = languageOf(accepted);
  const { tag, dir } = markOf(language);
  const { title, text } = textsOf(language).noSite;
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text(host))}</p></main></body>
</html>
`;
  return { html, style: STYLE };
};
