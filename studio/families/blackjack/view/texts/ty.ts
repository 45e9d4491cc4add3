import { ty as solo } from '../../../blackjack-solo/view/texts/ty.ts';
import { ty as place } from '../../../shared/place-texts/ty.ts';
import type { MessageKey } from './en.ts';

/** Texts of the table of blackjack in Filipino. */
export const ty: Record<MessageKey, string> = {
  ...place,
  ...solo,
  // The chips; the move has a key of its own.
  double: '×2',
  'move.hit': 'Hit',
  'move.stand': 'Stand',
  'move.double': 'Double',
  betHand: 'Hand {amount}',
  betBehind: 'Bet behind {amount}',
  betDouble: 'Double {amount}',
  'on.hand': 'Hand mo',
  'on.behind': 'Bet behind',
  'pays.hand.short': 'ikaw ang magpapasya',
  'pays.behind.short': 'house ang magpapasya',
  'bet.hand': 'Hand na lalaruin mo',
  'bet.behind': 'Bet behind',
  players: 'Mga player',
  open: 'Nag-iisip',
  chosen: 'Pinili ng mga player',
  ended: '{who}: {points} · {end}',
  behindEnd: '{points} · {end}',
  more: 'Double (+{amount})',
  dealt: 'Ang hand: {own}. Ipinapakita ng dealer ang {theirs}.',
  'said.natural': 'May blackjack ang mga player.',
  'said.dealerNatural': 'May blackjack ang dealer.',
  'said.level': 'Blackjack sa dalawang panig.',
  'said.over': 'May {points} ang dealer at bust.',
  'said.made': 'May {points} ang dealer.',
  'end.natural': 'Blackjack ng mga player',
  'end.over': 'Bust ang dealer',
  'end.made': 'Dealer 17 hanggang 20',
  'end.top': 'Dealer 21',
  'past.words': '{end}: {points}',
  shares:
    'Sa huling {rounds} round: bust ang dealer {over}, 17 hanggang 20 {made}, 21 {top}, blackjack ng mga player {natural}',
  'choose.open': '{points}: hit, stand o double? {seconds} s',
  'choose.again': '{points}: hit o stand? {seconds} s',
  'choose.others': 'Pumipili ang mga player: {seconds} s',
  'choose.behind': 'House ang maglalaro ng bet behind mo. Pumipili ang mga player: {seconds} s',
  'choose.hit': 'Nag-hit ka. Darating ang baraha nang hindi lalampas sa {seconds} s.',
  'choose.stand': 'Nag-stand ka sa {points}. Pumipili ang mga player: {seconds} s',
  'choose.double': 'Nag-double ka para sa isang baraha. Pumipili ang mga player: {seconds} s',
  'choose.missed': 'Hindi ka gumalaw sa oras, kaya naka-stand ka sa {points}.',
  'choose.over': 'Tapos na ang oras ng pagpili.',
  'made.hit': 'Nag-hit ka.',
  'made.stand': 'Nag-stand ka.',
  'made.double': 'Nag-double ka.',
  'rules.table':
    'Iisang hand ang hawak ng lahat ng player laban sa dealer. Sa bawat hakbang, mag-isa at sabay-sabay na nagpapasya ang lahat: hit, stand, o double kung dalawa ang baraha. Iisang susunod na baraha ang makukuha ng lahat ng nag-hit o nag-double. Naka-stand ang mga player na hindi gumalaw sa oras. Isang bet lang ang bawat player sa isang round.',
  'rules.behind':
    'House ang naglalaro ng bet behind: basic strategy na hit at stand, walang double. Puwede mo itong ilagay kasama ng hand mo o nang mag-isa.',
  'rules.2':
    'Walong deck, bina-shuffle bago ang bawat round. 3 to 2 ang bayad sa blackjack, 1 to 1 sa ibang panalo. Tinitingnan ng dealer kung may blackjack bago ka magpasya, at stand ito sa bawat 17.',
  'rules.3':
    'Kumukuha ng pangalawang taya ang double para sa isa pang baraha. Walang split at walang insurance sa table na ito.',
  'rules.4':
    'Para sa basic strategy ang nakasaad na return ng hand mo. Hindi isinasama sa laro ang mga barahang walang kumuhang player.',
  'rules.keys': 'Mga key, habang nasa galaw ang focus: H para sa hit, S para sa stand, D para sa double.',
  'part.plain': 'Mula sa mga hand na walang double',
};
