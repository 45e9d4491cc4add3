import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathWithQuery } from '../../contract/define.ts';
import { pageAt } from '../../contract/pages.ts';
import { branded, escaped, styleOf } from './brand-head.ts';
import { brandCall, homeCalls, shellCalls, type Preloaded } from '../../contract/first-page.ts';
import { LANGUAGE_COOKIE, markOf, textLanguageOf } from '../../contract/languages.ts';
import type { Language } from '../../contract/primitives.ts';
import type { Banner } from '../../contract/site-content.ts';
import type { SiteInfo } from '../../contract/site.ts';

/**
 * Writes index.html for one visitor, and returns the site info of the merchant, from which the security policy is derived.
 */
export type WritePage = (request: FastifyRequest, pathname: string) => Promise<WrittenPage>;

export interface WrittenPage {
  html: string;
  brand?: SiteInfo;
  /** Its inline styles by their hashes, as sources for the security policy. */
  styles: readonly string[];
}

/** The build's files that the page names; written by the build (scripts/lib/first-load.mjs). */
const FILES = '.files.json';
type Words = Partial<Record<Language, string>>;
interface NamedFiles {
  words: Words;
  accountWords: Words;
  /** What follows the first screen, with the log-in dialog. */
  next: string[];
}

const GAME = /^\/game\//i;
const HOME = /^\/(index|home)?$/i;
/** Headers passed on to the internal calls, whose checks need to know the visitor. */
const PASSED_ON = ['host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/**
 * Renders index.html with the responses that the page would request first, preload links for the language's texts and the
 * first banner, and an outline of the page. The page requests any missing response itself.
 */
export const firstPage = (app: FastifyInstance, folder: string, countryHeader?: string): WritePage => {
  const passedOn = countryHeader ? [...PASSED_ON, countryHeader] : PASSED_ON;
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const { words, accountWords, next } = readFiles(path.join(folder, FILES));
  const styles = stylesOf(template);

  const answersTo = async (
    request: FastifyRequest,
    calls: ReturnType<typeof homeCalls>,
    language?: Language,
  ): Promise<Preloaded['values']> => {
    const headers: Record<string, string> = language ? { 'x-language': language } : {};
    for (const name of passedOn) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    const answers = await Promise.all(
      calls.map(async ({ endpoint, request: asked }) => {
        const key = pathWithQuery(endpoint.path, asked);
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
    if (!info) return { html: template, styles };
    const language = languageOf(request, info, words);
    const home = HOME.test(pathname) ? homeCalls(info.brand.merchant, language) : [];
    // Paths that are no pages cause only the call for the site info.
    const calls = pageAt(pathname) ? [...shellCalls, ...home] : [];
    const values = { ...brand, ...(await answersTo(request, calls, language)) };
    const banners = Object.entries(values).find(([key]) => key.startsWith('/wps/relay/MCS_banners?'))?.[1];
    const banner = (banners as { list: Banner[] } | undefined)?.list[0]?.imageUrl;
    // The origin that the page tries first (SYS-04).
    const picture = banner?.startsWith('/') ? `${info.imageCDNs[0] ?? ''}${banner}` : banner;
    const shown = textLanguageOf(language);
    const mark = markOf(shown);
    const brandStyle = styleOf(info.brand);
    const html = branded(template, info.brand)
      .replace(/<html[^>]*>/, `<html lang="${mark.tag}" dir="${mark.dir}">`)
      .replace('<!--preloaded-->', () =>
        head({ language, merchant: info.brand.merchant, values }, words[shown], picture, brandStyle),
      )
      // After the scripts of the first screen, which share the line with nothing else of their priority.
      .replace('</head>', () => `${[...next, accountWords[shown]].map(followed).join('')}</head>`)
      .replace(/<!--first-->[^]*<!--\/first-->/, () => (GAME.test(pathname) ? '' : outline(info.brand.name, picture)));
    return { html, brand: info, styles: [...styles, ...(brandStyle ? [hashOf(brandStyle)] : [])] };
  };
};

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The hashes of the styles that the build put into the page. */
const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style]) => hashOf(style!));

const readFiles = (file: string): NamedFiles =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NamedFiles) : { words: {}, accountWords: {}, next: [] };

/** A preload of a file that the page needs after its first screen. */
const followed = (file: string | undefined): string => {
  if (!file) return '';
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} fetchpriority="low" crossorigin href="/${escaped(file)}">`;
};

/** Returns the visitor's language if the merchant offers it and the site has its texts, otherwise the merchant's default. */
const languageOf = (request: FastifyRequest, { brand }: SiteInfo, words: Words): Language => {
  const kept = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([A-Z]{2})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  const offered = brand.languages.find((language) => language === kept && textLanguageOf(language) in words);
  return offered ?? brand.defaultLanguage;
};

const head = (preloaded: Preloaded, words: string | undefined, picture: string | undefined, style: string): string =>
  [
    style && `<style>${style}</style>`,
    picture && `<link rel="preload" as="image" fetchpriority="high" href="${escaped(picture)}">`,
    words && `<link rel="modulepreload" crossorigin href="/${escaped(words)}">`,
    // Data, never executed. An escaped `<` cannot end the element.
    `<script type="application/json" id="preloaded">${JSON.stringify(preloaded).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');

/**
 * The outline shown until the scripts render the page: its frame, the merchant's name, and on the home page the first banner.
 */
const outline = (name: string, picture: string | undefined): string =>
  `<div class="first" aria-hidden="true">
        <div class="first-top"><b>${escaped(name)}</b></div>
        <div class="first-bar"></div>
        <div class="first-main">${picture ? `<img class="first-banner" src="${escaped(picture)}" alt="" width="900" height="340">` : ''}</div>
      </div>`;
