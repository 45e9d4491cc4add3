import type { BadText } from './bad-texts.ts';

const NOTHING: readonly BadText[] = ['empty', 'blank'];
/** Letters and emoji that a person may enter on purpose, however unusual. */
const WRITTEN: readonly BadText[] = ['another script', 'digits of another script', 'a look-alike letter', 'emoji'];
/** Invisible marks, which a person who writes from right to left may have typed. */
const MARKS: readonly BadText[] = ['a mark of direction', 'a mark of direction at the end'];
const UNSEEN: readonly BadText[] = [...MARKS, 'a control character', 'nothing that is seen'];
const ANY: readonly BadText[] = ['too short', ...WRITTEN, ...UNSEEN];

/** Kinds of text that a field accepts because the endpoint ignores the field or the field is free text. */
const FINE: readonly [fields: RegExp, kinds: readonly BadText[]][] = [
  // Login by name ignores these; the server does not check what a browser states about itself.
  [/^auth\.login (countryDialingCode|mobileNum|verificationCode)$/, ANY],
  [/^auth\.freePlay os$/, ANY],
  [/^auth\.register(Mobile)? (captcha|domain|registerUrl)$/, [...NOTHING, ...ANY]],
  [/^registration\.affiliate domain$/, [...NOTHING, ...ANY, 'a NUL', 'half a character']],
  // Optional registration fields may be empty; those without a required form accept all letters.
  [/^auth\.register(Mobile)? (mobileNum|\w+Code|email|facebook|idNumber|line|payeeName|paymentPassword)$/, NOTHING],
  [/^auth\.register(Mobile)? (qqNum|recommenderId|wechat|whatsapp)$/, NOTHING],
  [/^auth\.register(Mobile)? (facebook|payeeName)$/, WRITTEN],
  // Numbers, read in every script as a mobile number is.
  [/^auth\.register(Mobile)? (qqNum|whatsapp)$/, ['digits of another script', ...MARKS]],
  [/^auth\.register(Mobile)? (idNumber|line|wechat)$/, ['digits of another script', 'a look-alike letter', 'emoji']],
  // A password may contain any visible letters.
  [/^auth\.\w+ (newPassword|password|confirmPassword)$/, ['another script', 'a look-alike letter']],
  // Digits are read in every script, and without the marks around them.
  [/ (countryDialingCode|mobileNum|mobileNo|verificationCode|code)$/, MARKS],
  // An optional number of which normalization leaves nothing.
  [/^auth\.register mobileNum$/, ['nothing that is seen']],
  // Free text.
  [/^support\.feedback content$/, ['a look-alike letter', ...MARKS, 'a control character']],
  [/^support\.feedback remark$/, [...NOTHING, ...ANY]],
  [/ reason$/, [...WRITTEN, ...MARKS, 'a control character']],
  [/^support\.publishPopup (titles|contents)\.\w+$/, ANY],
  [/^support\.publishPopup promotionType$/, [...NOTHING, ...ANY]],
  [/^support\.setResource labelNameEn$/, [...NOTHING, ...ANY]],
  [/^support\.setResource labelNames\.\w+$/, ANY],
  // A name may have one letter.
  [/^registration\.setAffiliate (code|domain)$/, ['too short']],
  [/^registration\.setTerms version$/, ['too short']],
];

/** Returns whether an endpoint may accept this kind of text in this field. */
export const alsoFine = (endpoint: string, path: string, kind: BadText): boolean =>
  FINE.some(([fields, kinds]) => fields.test(`${endpoint} ${path}`) && kinds.includes(kind));
