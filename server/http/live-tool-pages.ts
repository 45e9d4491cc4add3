/** An HTML page of the live tools: its title, and what stands in it. With `againS` it loads itself again after these seconds. */
const page = (title: string, body: string, againS?: number): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${againS === undefined ? '' : `<meta http-equiv="refresh" content="${againS}">\n`}<title>${title}</title>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const KEY_FORM = page(
  'Operator key',
  `<h1>Operator key</h1>
<form method="post" action="/dev/live/enter">
<label>Key <input type="password" name="key" autocomplete="off" required></label>
<button>Open</button>
</form>`,
);

/** A page in place of tools that are not there yet, or not at all, with its status. */
export interface Notice {
  code: number;
  html: string;
}
const notice = (code: number, text: string, againS?: number): Notice => ({
  code,
  html: page('Live tools', `<p>${text}</p>`, againS),
});
export const BUILDING = notice(202, 'The live tools are being built. This page opens them when that is done.', 2);
export const FAILED = notice(503, 'The live tools could not be built. The log of the server says why.');
export const ABSENT = notice(503, 'This installation has no live tools. They come with the development packages.');
