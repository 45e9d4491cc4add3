import type { BadText } from './bad-texts.ts';

const NOTHING: readonly BadText[] = ['empty', 'blank'];
/** Letters and pictures that a person may mean, however unusual. */
const WRITTEN: readonly BadText[] = ['another script', 'digits of another script', 'a look-alike letter', 'emoji'];
/** What a reader does not see, and a person who writes from right to left may have typed. */
const MARKS: readonly BadText[] = ['a mark of direction', 'a mark of direction at the end'];
const UNSEEN: readonly BadText[] = [...MARKS, 'a control character', 'nothing that is seen'];
const ANY: readonly BadText[] = ['too short', ...WRITTEN, ...UNSEEN];

/** Where a field is not asked for by this way in, or is somebody's own words, most of what can be kept is taken for what it is. */
const FINE: readonly [fields: RegExp, kinds: readonly BadText[]][] = [
  // Log-in by name looks at none of these; nobody looks at what a browser says of itself.
  [/^auth\.login (countryDialingCode|mobileNum|verificationCode)$/, ANY],
  [/^auth\.freePlay os$/, ANY],
  [/^auth\.register(Mobile)? (captcha|domain|registerUrl)$/, [...NOTHING, ...ANY]],
  [/^registration\.affiliate domain$/, [...NOTHING, ...ANY, 'a NUL', 'half a character']],
  // A field of registration that need not be there may be empty; those without a form of letters take all letters.
  [/^auth\.register(Mobile)? (mobileNum|\w+Code|email|facebook|idNumber|line|payeeName|paymentPassword)$/, NOTHING],
  [/^auth\.register(Mobile)? (qqNum|recommenderId|wechat|whatsapp)$/, NOTHING],
  [/^auth\.register(Mobile)? (facebook|payeeName)$/, WRITTEN],
  [/^auth\.register(Mobile)? (idNumber|line|wechat)$/, ['digits of another script', 'a look-alike letter', 'emoji']],
  // A password may be of any letters that are seen.
  [/^auth\.\w+ (newPassword|password|confirmPassword)$/, ['another script', 'a look-alike letter']],
  // Figures are read in every script, and without the marks around them.
  [/ (countryDialingCode|mobileNum|mobileNo|verificationCode|code)$/, MARKS],
  // A number that need not be there, and of which nothing is left once it was read.
  [/^auth\.register mobileNum$/, ['nothing that is seen']],
  // Somebody's own words.
  [/^support\.feedback content$/, ['a look-alike letter', ...MARKS, 'a control character']],
  [/^support\.feedback remark$/, [...NOTHING, ...ANY]],
  [/ reason$/, [...WRITTEN, ...MARKS, 'a control character']],
  [/^support\.publishPopup (titles|contents)\.\w+$/, ANY],
  [/^support\.publishPopup promotionType$/, [...NOTHING, ...ANY]],
  [/^support\.setResource labelNameEn$/, [...NOTHING, ...ANY]],
  // One letter is enough of a name.
  [/^registration\.setAffiliate (code|domain)$/, ['too short']],
  [/^registration\.setTerms version$/, ['too short']],
];

/** Whether an endpoint may take this kind of text in this field. */
export const alsoFine = (endpoint: string, path: string, kind: BadText): boolean =>
  FINE.some(([fields, kinds]) => fields.test(`${endpoint} ${path}`) && kinds.includes(kind));
