import { te as solo } from '../../../casino-holdem-solo/view/texts/te.ts';
import { te as place } from '../../../shared/place-texts/te.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Telugu. */
export const te: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'యాంటీ',
  'on.aces': 'ఏసెస్ సైడ్ బెట్',
  'pays.ante.short': '100:1 వరకు',
  'pays.aces.short': '7–100:1',
  you: 'ప్లేయర్లందరూ',
  callName: 'కాల్',
  callPays: 'యాంటీకి రెండు రెట్లు',
  dealt: 'హ్యాండ్: {own}. యాంటీకి రెండు రెట్లతో కాల్ చేయండి లేదా ఫోల్డ్ చేయండి.',
  won: 'ప్లేయర్లు గెలిచారు: {theirs}పై {own}.',
  lost: 'డీలర్ గెలిచారు: {own}పై {theirs}.',
  level: 'టై: రెండు వైపులా {own}.',
  'end.won': 'ప్లేయర్ల గెలుపు',
  'end.lost': 'డీలర్ గెలుపు',
  'end.level': 'టై',
  'end.out': 'డీలర్ క్వాలిఫై కాలేదు',
  'short.won': 'P',
  'short.lost': 'D',
  'short.level': '=',
  'short.out': 'N',
  shares: 'గత {rounds} హ్యాండ్‌లలో: ప్లేయర్లు గెలిచినవి {won}, డీలర్ {lost}, టైలు {level}, డీలర్ క్వాలిఫై కానివి {out}',
  'choose.open': 'కాల్ లేదా ఫోల్డ్: {seconds} సె',
  'choose.others': 'ప్లేయర్లు నిర్ణయిస్తున్నారు: {seconds} సె',
  'choose.call': 'కాల్ చేశారు. {seconds} సె.లో కార్డులు పంచుతారు.',
  'choose.fold': 'ఫోల్డ్ చేశారు. {seconds} సె.లో కార్డులు పంచుతారు.',
  'choose.over': 'ఎంచుకునే సమయం ముగిసింది.',
  called: 'కాల్ చేశారు.',
  'rules.table':
    'డీలర్‌పై ప్లేయర్లందరికీ ఒకే హ్యాండ్ ఉంటుంది, ఎవరికి వారే నిర్ణయిస్తారు. సమయానికి ఎంచుకోనివారు ఫోల్డ్ అవుతారు. ఒక హ్యాండ్‌లో ఒక్కో ప్లేయర్‌కు ఒక బెట్.',
};
