import { LinkifyIt } from 'linkify-it';
import { letterKey, plainKey } from './match-key.ts';

/** Endings under which sites of this kind advertise, besides those of countries and the old ones. */
const ENDINGS = [
  ...['app', 'bet', 'bio', 'casino', 'chat', 'click', 'club', 'cloud', 'dev', 'fun', 'game', 'games', 'group', 'ink'],
  ...['link', 'live', 'lol', 'me', 'onion', 'online', 'page', 'poker', 'shop', 'site', 'space', 'store', 'tech', 'top'],
  ...['tv', 'vip', 'website', 'win', 'world', 'xyz'],
];
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(ENDINGS, true);

/** `example dot com`, `example (dot) com`, `example . com`. */
const SPELLED =
  /(?<=[\p{L}\p{N}])\s*(?:[([{<]\s*(?:dot|punkt|punto|точка|点)\s*[)\]}>]|\s(?:dot|punkt|punto|точка|点)\s|\s\.\s)\s*(?=\p{L}{2,})/giu;
/** A number to call: with its country's code, or of ten digits and more in groups. */
const PHONE = /(?:\+|\b00)\d(?:[\s().-]*\d){7,}|\b\d{3,4}(?:[\s.-]\d{3,4}){2,}\b/u;

/** `100.000.000` and `100 000`, which are written like telephone numbers and addresses of machines. */
const AMOUNT = /(?<![\d.])\d{1,3}(?:[.\s]\d{3})*[.\s]000(?![.\s-]?\d)/g;
const DOTS = /[。．｡․·•∙٫]/g;
/** Zeros of the scripts that have digits of their own. */
const ZEROS = [...'٠۰०০௦౦๐໐០၀'].map((zero) => zero.codePointAt(0)!);
const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Whether a text has an address, a mailbox or a telephone number, with which members could be lured away. */
export const hasLink = (text: string): boolean => {
  const plain = plainKey(text)
    .replaceAll(DOTS, '.')
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll(AMOUNT, '');
  if (PHONE.test(plain)) return true;
  const dotted = plain.replaceAll(SPELLED, '.');
  return [plain, dotted, letterKey(dotted)].some((each) => linkify.test(each));
};
