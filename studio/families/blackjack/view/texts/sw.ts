import { sw as solo } from '../../../blackjack-solo/view/texts/sw.ts';
import { sw as place } from '../../../shared/place-texts/sw.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Swahili. */
export const sw: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Hit',
  'move.stand': 'Stand',
  'move.double': 'Double',
  betHand: 'Mkono {amount}',
  betBehind: 'Bet behind {amount}',
  betDouble: 'Double {amount}',
  'on.hand': 'Mkono wako',
  'on.behind': 'Bet behind',
  'pays.hand.short': 'unaamua wewe',
  'pays.behind.short': 'kasino inaamua',
  'bet.hand': 'Mkono unaoucheza',
  'bet.behind': 'Bet behind',
  players: 'Wachezaji',
  open: 'Anafikiri',
  chosen: 'Walichochagua wachezaji',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Double (+{amount})',
  dealt: 'Mkono: {own}. Dealer anaonyesha {theirs}.',
  'said.natural': 'Wachezaji wana blackjack.',
  'said.dealerNatural': 'Dealer ana blackjack.',
  'said.level': 'Blackjack pande zote mbili.',
  'said.over': 'Dealer ana {points} na amezidi 21.',
  'said.made': 'Dealer ana {points}.',
  'end.natural': 'Blackjack kwa wachezaji',
  'end.over': 'Dealer amezidi 21',
  'end.made': 'Dealer 17 hadi 20',
  'end.top': 'Dealer 21',
  'past.words': '{end}: {points}',
  shares:
    'Kati ya raundi {rounds} za mwisho: dealer alizidi 21 {over}, 17 hadi 20 {made}, 21 {top}, wachezaji wenye blackjack {natural}',
  'choose.open': '{points}: hit, stand au double? sek {seconds}',
  'choose.again': '{points}: hit au stand? sek {seconds}',
  'choose.others': 'Wachezaji wanaamua: sek {seconds}',
  'choose.behind': 'Kasino inacheza bet behind yako. Wachezaji wanaamua: sek {seconds}',
  'choose.hit': 'Umechagua hit. Karata inakuja ndani ya sek {seconds}.',
  'choose.stand': 'Umechagua stand kwa {points}. Wachezaji wanaamua: sek {seconds}',
  'choose.double': 'Umechagua double kwa karata moja. Wachezaji wanaamua: sek {seconds}',
  'choose.missed': 'Hukuchukua hatua kwa wakati, hivyo unasimama kwa {points}.',
  'choose.over': 'Muda wa kuchagua umeisha.',
  'made.hit': 'Umechagua hit.',
  'made.stand': 'Umechagua stand.',
  'made.double': 'Umechagua double.',
  'rules.table':
    'Wachezaji wote wana mkono uleule dhidi ya dealer. Katika kila hatua kila mmoja anaamua peke yake na kwa wakati mmoja: hit, stand, au akiwa na karata mbili double. Wote wanaochagua hit au double wanapata karata ileile inayofuata. Wachezaji wasiochukua hatua kwa wakati wanasimama (stand). Kila mchezaji ana beti moja kwa raundi.',
  'rules.behind':
    'Bet behind inachezwa na kasino: mkakati wa msingi wenye hit na stand, kamwe si double. Unaweza kuiweka pamoja na mkono wako au peke yake.',
  'rules.2':
    'Seti nane za karata, zinachanganywa kabla ya kila raundi. Blackjack inalipa 3 kwa 2, ushindi mwingine 1 kwa 1. Dealer anaangalia blackjack kabla ya kuamua na anasimama kwenye kila 17.',
  'rules.3': 'Double inachukua dau la pili kwa karata moja zaidi. Kwenye meza hii hakuna split wala bima.',
  'rules.4':
    'RTP iliyotajwa ya mkono wako ni ya mkakati wa msingi. Karata ambazo hakuna mchezaji anayezichukua zinaachwa nje ya mchezo.',
  'rules.keys': 'Vitufe, ukiwa kwenye hatua: H ni hit, S ni stand, D ni double.',
  'part.plain': 'Kutoka kwenye mikono bila double',
};
