import { sw as place } from '../../../shared/place-texts/sw.ts';
import { sw as runners } from '../runners/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'Beti',
  race: 'Mbio',
  win: 'Win',
  place: 'Place',
  exacta: 'Exacta',
  first: 'Wa kwanza',
  second: 'Wa pili',
  strength: 'Nguvu',
  runner: 'Mshindani',
  'on.win': '{runner} kushinda',
  'on.place': '{runner} kwenye nafasi za juu',
  'on.exacta': 'Exacta {first}-{second}',
  off: 'Mbio zimeanza',
  finished: '{first} ameshinda, wa pili {second}, wa tatu {third}',
  winner: 'Mshindi {runner}',
  shares: 'Washindi wa mbio {rounds} za mwisho: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'Win: mshindani anafika wa kwanza. Place: anafika kati ya {placed} wa kwanza. Exacta: washindani wawili wanafika wa kwanza na wa pili, kwa mpangilio huu.',
  'rules.2':
    'Mshindi anachaguliwa kati ya washindani wote, kila mmoja kwa mgawo wa nguvu yake. Wa pili anachaguliwa vivyo hivyo kati ya waliobaki, na kuendelea.',
  'rules.3':
    'Odds zinatokana na nguvu, ukiondoa faida ya kasino, na kupunguzwa hadi kipimo cha chini. Zinajumuisha dau.',
  'rules.4': 'Matokeo yanachaguliwa kabla ya mbio kuonyeshwa. Mbio zinayaonyesha tu na haziyabadilishi.',
  'part.win': 'Kutoka kwenye ushindi',
};
