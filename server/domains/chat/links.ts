import { LinkifyIt } from 'linkify-it';

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

/** Whether a text has an address, a mailbox or a telephone number, with which members could be lured away. */
export const hasLink = (text: string): boolean => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[。．｡․]/gu, '.');
  return PHONE.test(plain) || linkify.test(plain) || linkify.test(plain.replaceAll(SPELLED, '.'));
};
