import { hi as solo } from '../../../casino-holdem-solo/view/texts/hi.ts';
import { hi as place } from '../../../shared/place-texts/hi.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Hindi. */
export const hi: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'एंटे',
  'on.aces': 'एसेस साइड बेट',
  'pays.ante.short': '100:1 तक',
  'pays.aces.short': '7–100:1',
  you: 'सभी खिलाड़ी',
  callName: 'कॉल',
  callPays: 'एंटे का दोगुना',
  dealt: 'हैंड: {own}। एंटे के दोगुने से कॉल करें, या फ़ोल्ड करें।',
  won: 'खिलाड़ी जीते: {own} बनाम {theirs}।',
  lost: 'डीलर जीता: {theirs} बनाम {own}।',
  level: 'टाई: दोनों तरफ़ {own}।',
  'end.won': 'खिलाड़ी जीते',
  'end.lost': 'डीलर जीता',
  'end.level': 'टाई',
  'end.out': 'डीलर क्वालिफ़ाई नहीं',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: 'पिछले {rounds} हैंड में: खिलाड़ी जीते {won}, डीलर {lost}, टाई {level}, डीलर क्वालिफ़ाई नहीं {out}',
  'choose.open': 'कॉल या फ़ोल्ड: {seconds} सेकंड',
  'choose.others': 'खिलाड़ी चुन रहे हैं: {seconds} सेकंड',
  'choose.call': 'आपने कॉल किया। कार्ड {seconds} सेकंड में बंटेंगे।',
  'choose.fold': 'आपने फ़ोल्ड किया। कार्ड {seconds} सेकंड में बंटेंगे।',
  'choose.over': 'चुनने का समय खत्म हो गया।',
  called: 'आपने कॉल किया।',
  'rules.table':
    'डीलर के सामने सभी खिलाड़ियों का हैंड एक ही होता है, और हर खिलाड़ी अपने लिए चुनता है। समय पर न चुनने वालों का फ़ोल्ड होता है। एक हैंड में हर खिलाड़ी की एक बेट होती है।',
};
