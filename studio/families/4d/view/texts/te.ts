import type { MessageKey } from './en.ts';

/** Texts of 23 numbers of four digits in Telugu. */
export const te: Record<MessageKey, string> = {
  'rules.game':
    '0000 నుంచి 9999 వరకు 23 వేర్వేరు నంబర్లు డ్రా తీస్తారు: పది కన్సొలేషన్ బహుమతులు, పది స్టార్టర్లు, తర్వాత మూడో, రెండో, మొదటి బహుమతి.',
  'rules.more':
    'బిగ్ బెట్ 23 నంబర్లలో దేనికైనా గెలుస్తుంది; స్మాల్ బెట్ మొదటి మూడు బహుమతులకే, కానీ ఎక్కువ ఇస్తుంది. మొదటి బహుమతి చివరి రెండు అంకెల్లో 50 నుంచి 99 బిగ్. బహుమతులన్నీ నిర్ణీతం.',
  'tab.number': 'నంబర్',
  'tab.first': 'మొదటి బహుమతి',
  'bet.big': 'బిగ్',
  'bet.small': 'స్మాల్',
  'bet.first-3': 'మొదటి బహుమతి, చివరి మూడు',
  'bet.first-2': 'మొదటి బహుమతి, చివరి రెండు',
  'bet.first-sides': 'మొదటి బహుమతి, సైడ్‌లు',
  'field.place-1': '1వ',
  'field.place-2': '2వ',
  'field.place-3': '3వ',
  'field.place-4': '4వ',
  'row.first': '1వ బహుమతి',
  'row.second': '2వ బహుమతి',
  'row.third': '3వ బహుమతి',
  'row.starter': 'స్టార్టర్',
  'row.consolation': 'కన్సొలేషన్',
  'prize.first': '1వ బహుమతి',
  'prize.second': '2వ బహుమతి',
  'prize.third': '3వ బహుమతి',
  'prize.starter': 'స్టార్టర్',
  'prize.consolation': 'కన్సొలేషన్',
  said: 'మొదటి బహుమతి {special}, చివరి రెండు {tail}.',
};
