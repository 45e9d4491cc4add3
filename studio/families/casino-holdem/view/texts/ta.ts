import { ta as solo } from '../../../casino-holdem-solo/view/texts/ta.ts';
import { ta as place } from '../../../shared/place-texts/ta.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of casino hold'em in Tamil. */
export const ta: Record<MessageKey, string> = {
  ...place,
  ...solo,
  'on.ante': 'ஆன்டே',
  'on.aces': 'ஏஸ் சைடு பெட்',
  'pays.ante.short': '100:1 வரை',
  'pays.aces.short': '7–100:1',
  you: 'அனைத்து பிளேயர்கள்',
  callName: 'கால்',
  callPays: 'ஆன்டேயின் இருமடங்கு',
  dealt: 'கை: {own}. ஆன்டேயின் இருமடங்கில் கால் செய்யவும், அல்லது ஃபோல்ட் செய்யவும்.',
  won: 'பிளேயர்கள் வெற்றி: {own} எதிர் {theirs}.',
  lost: 'டீலர் வெற்றி: {theirs} எதிர் {own}.',
  level: 'டை: இரு தரப்பிலும் {own}.',
  'end.won': 'பிளேயர்கள் வெற்றி',
  'end.lost': 'டீலர் வெற்றி',
  'end.level': 'டை',
  'end.out': 'டீலர் தகுதி பெறவில்லை',
  'short.won': 'பி',
  'short.lost': 'டீ',
  'short.level': '=',
  'short.out': 'த',
  shares: 'கடைசி {rounds} ஆட்டங்களில்: பிளேயர்கள் வெற்றி {won}, டீலர் {lost}, டை {level}, டீலர் தகுதி பெறாதவை {out}',
  'choose.open': 'கால் அல்லது ஃபோல்ட்: {seconds} வி',
  'choose.others': 'பிளேயர்கள் முடிவு செய்கிறார்கள்: {seconds} வி',
  'choose.call': 'கால் செய்தீர்கள். {seconds} விநாடிகளில் கார்டுகள் வழங்கப்படும்.',
  'choose.fold': 'ஃபோல்ட் செய்தீர்கள். {seconds} விநாடிகளில் கார்டுகள் வழங்கப்படும்.',
  'choose.over': 'தேர்வு நேரம் முடிந்தது.',
  called: 'கால் செய்தீர்கள்.',
  'rules.table':
    'எல்லாப் பிளேயர்களுக்கும் டீலருக்கு எதிராக ஒரே கை; ஒவ்வொருவரும் தனியாக முடிவு செய்வர். நேரத்துக்குள் தேர்ந்தெடுக்காதவர் ஃபோல்ட் ஆவார். ஓர் ஆட்டத்தில் ஒவ்வொருவருக்கும் ஒரு பந்தயம்.',
};
