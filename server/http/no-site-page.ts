import { markOf } from '../../contract/languages.ts';
import { LANGUAGES } from '../../contract/primitives.ts';
import { serverTexts, textsOf } from '../languages/index.ts';
import { acceptedLanguage } from './accepted-language.ts';
import { escaped } from './brand-head.ts';

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#07110f;color:#f7f9f3;font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:2rem;text-align:center}
h1{font-size:1.5rem;margin:0 0 .5rem}
p{margin:0;color:#b9c6bf;overflow-wrap:anywhere}`;

/** Languages that the server has texts in. */
const KNOWN = LANGUAGES.filter((language) => serverTexts[language]);

/** Makes the page of a host that is no merchant's, in the visitor's language, and the style that stands in it. */
export const noSitePage = (host: string, accepted = ''): { html: string; style: string } => {
  const language = acceptedLanguage(accepted, KNOWN) ?? 'EN';
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
