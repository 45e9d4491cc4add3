import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathWithQuery } from '../../contract/define.ts';
import { areRooms } from '../../contract/list-pages.ts';
import { brandCall, pageCalls, type FirstCall, type Preloaded } from '../../contract/first-page.ts';
import { games, type Game } from '../../contract/games.ts';
import { markOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import type { Banner } from '../../contract/site-content.ts';
import { HOME_PAGES, pageAt } from '../../contract/pages.ts';
import { site, type SiteInfo } from '../../contract/site.ts';
import { acceptedLanguage, chosenLanguage } from './accepted-language.ts';
import { branded, escaped, styleOf } from './brand-head.ts';
import { COVER_SIZES, setAt, TILE_SIZES } from '../../contract/picture-sizes.ts';
import { LISTED, outline, type FirstPicture, type FirstScreen } from './first-outline.ts';

/**
 * Writes index.html for one visitor, and returns the site info of the merchant, from which the security policy is derived.
 */
export type WritePage = (request: FastifyRequest, pathname: string) => Promise<WrittenPage>;

export interface WrittenPage {
  html: string;
  brand?: SiteInfo;
  /** Its inline styles and scripts by their hashes, as sources for the security policy. */
  styles: readonly string[];
  scripts: readonly string[];
}

/** The build's files that the page names; written by the build (scripts/lib/first-load.mjs). */
const FILES = '.files.json';
type Texts = Partial<Record<Language, string>>;
interface NamedFiles {
  texts: Texts;
  accountTexts: Texts;
  /** What follows the first screen, with the log-in dialog. */
  next: string[];
  /** What a page that is loaded apart needs, by the kind of page. */
  pages: Partial<Record<FirstScreen['kind'], string[]>>;
}

/** Headers passed on to the internal calls, whose checks need to know the visitor. */
const PASSED_ON = ['host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/**
 * Renders index.html with the responses that the page would request first, preload links for the language's texts and the
 * first banner, and an outline of the page. The page requests any missing response itself.
 */
export const firstPage = (app: FastifyInstance, folder: string, countryHeader?: string): WritePage => {
  const passedOn = countryHeader ? [...PASSED_ON, countryHeader] : PASSED_ON;
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { texts, accountTexts, next, pages } = readFiles(path.join(folder, FILES));
  const styles = hashesIn(template, /<style>([^]*?)<\/style>/g);
  const scripts = hashesIn(template, /<script type="module">([^]*?)<\/script>/g);

  const answersTo = async (
    request: FastifyRequest,
    calls: readonly FirstCall[],
    language?: Language,
  ): Promise<Preloaded['values']> => {
    const headers: Record<string, string> = language ? { 'x-language': language } : {};
    for (const name of passedOn) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    const answers = await Promise.all(
      calls.map(async ({ endpoint, request: requested }) => {
        const key = pathWithQuery(endpoint.path, requested);
        const remoteAddress = request.socket.remoteAddress ?? '';
        const response = await app.inject({ method: 'GET', url: key, headers, remoteAddress });
        return response.statusCode === 200 ? [[key, response.json<{ value: unknown }>().value] as const] : [];
      }),
    );
    return Object.fromEntries<unknown>(answers.flat());
  };

  return async (request, pathname) => {
    const brand = await answersTo(request, [brandCall]);
    const info = brand[pathWithQuery(brandCall.endpoint.path, brandCall.request)] as SiteInfo | undefined;
    if (!info) return { html: template, styles, scripts };
    const language = languageOf(request, info, texts);
    const page = pageAt(pathname);
    const { merchant } = info.brand;
    const query = new URLSearchParams(request.url.split('?')[1]);
    // Paths that are no pages cause only the call for the site info.
    const calls = page ? pageCalls(page, { merchant, language, query }) : [];
    const values = { ...brand, ...(await answersTo(request, calls, language)) };
    const screen = firstScreen(page, values, info);
    const mark = markOf(language);
    const brandStyle = styleOf(info.brand);
    const html = branded(template, info.brand)
      .replace(/<html[^>]*>/, `<html lang="${mark.tag}" dir="${mark.dir}">`)
      .replace('<!--preloaded-->', () => head({ language, merchant, values }, screen.pictures, brandStyle))
      // After the scripts of the first screen.
      .replace('</head>', () =>
        [
          ...[texts[language], ...(pages[screen.kind] ?? []), ...next, accountTexts[language]].map(preloadLater),
          '</head>',
        ].join(''),
      )
      .replace(/<!--first-->[^]*<!--\/first-->/, () => outline(info.brand.name, screen));
    return { html, brand: info, styles: [...styles, ...(brandStyle ? [hashOf(brandStyle)] : [])], scripts };
  };
};

/** The kind of a page, and the pictures of its first screen from the responses in it. */
const firstScreen = (page: string | null, values: Preloaded['values'], { imageCDNs }: SiteInfo): FirstScreen => {
  // The origin that the page tries first (SYS-04).
  const origin = imageCDNs[0] ?? '';
  const at = (src: string) => (src.startsWith('/') ? origin + src : src);
  const tile = ({ iconUrl, iconSet }: Game, sizes: string) => ({
    src: at(iconUrl),
    set: { srcset: setAt(origin, iconSet), sizes },
  });
  const answer = <T>({ path }: { path: string }) =>
    Object.entries(values).find(([key]) => key.split('?')[0] === path)?.[1] as T | undefined;
  if (page?.startsWith('/game/')) {
    const game = answer<Game>(games.game);
    return { kind: 'game', pictures: game ? [tile(game, COVER_SIZES)] : [] };
  }
  if ((HOME_PAGES as readonly (string | null)[]).includes(page)) {
    const banner = answer<{ list: Banner[] }>(site.banners)?.list[0];
    return { kind: 'home', pictures: banner ? [{ src: at(banner.imageUrl) }] : [] };
  }
  const list = answer<{ games: Game[] }>(games.list);
  if (list) {
    const isGrid = !areRooms(list.games[0]?.gameType, list.games.length);
    const first = isGrid ? list.games.slice(0, LISTED) : [];
    return { kind: 'list', pictures: first.map((game) => tile(game, TILE_SIZES)) };
  }
  return { kind: 'other', pictures: [] };
};

/** The hash of a style or a script, as a source for the security policy. */
export const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The hashes of the styles or scripts that the build put into the page. */
const hashesIn = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(([, content]) => hashOf(content!));

const readFiles = (file: string): NamedFiles =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as NamedFiles)
    : { texts: {}, accountTexts: {}, next: [], pages: {} };

const preload = ({ src, set }: FirstPicture): string => {
  const widths = set ? ` imagesrcset="${escaped(set.srcset)}" imagesizes="${set.sizes}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escaped(src)}"${widths}>`;
};

/** A preload of a file after the first paint (src/app/start.js), so that it shares no line with that. */
const preloadLater = (file: string | undefined): string => {
  if (!file) return '';
  const kind = file.endsWith('.css') ? 'data-rel="preload" as="style"' : 'data-rel="modulepreload"';
  return `<link ${kind} fetchpriority="low" crossorigin href="/${escaped(file)}">`;
};

/**
 * Returns the language that the visitor chose, or on a first visit the one that the browser wants, if the merchant offers it and the
 * site has its texts; otherwise the merchant's default.
 */
const languageOf = (request: FastifyRequest, { brand }: SiteInfo, texts: Texts): Language => {
  const kept = chosenLanguage(request.headers.cookie);
  const offered = brand.languages.filter((language) => language in texts);
  const chosen =
    kept === undefined
      ? acceptedLanguage(request.headers['accept-language'], offered)
      : offered.find((language) => language === kept);
  return chosen ?? brand.defaultLanguage;
};

const head = (preloaded: Preloaded, pictures: readonly FirstPicture[], style: string): string =>
  [
    style && `<style>${style}</style>`,
    ...pictures.map(preload),
    // Data, never executed. An escaped `<` cannot end the element.
    `<script type="application/json" id="preloaded">${JSON.stringify(preloaded).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
