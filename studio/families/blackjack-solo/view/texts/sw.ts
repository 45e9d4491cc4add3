import type { MessageKey } from './en.ts';

/** Texts of blackjack in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Gawa',
  betOn: 'Beti {amount}',
  raised: '{name} {amount}',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  more: '{name} (+{amount})',
  dealer: 'Dealer',
  you: 'Wewe',
  hand: 'Mkono {number}',
  points: '{who}: {points}',
  turn: '{points}. Zamu yako.',
  blackjack: 'Blackjack',
  bust: 'Bust',
  wins: 'Umeshinda',
  push: 'Push',
  loses: 'Umeshindwa',
  'rules.1':
    'Karibia 21 kuliko dealer bila kuizidi. Karata za mbili hadi kumi zinahesabiwa kwa namba zake, za picha kumi, ace moja au kumi na moja.',
  'rules.2':
    'Seti nane za karata, zinachanganywa kabla ya kila raundi. Blackjack inalipa 3 kwa 2, ushindi mwingine 1 kwa 1. Dealer anaangalia blackjack kabla ya hatua yako na anasimama kwenye kila 17. Hakuna bima.',
  'rules.3':
    'Double inachukua dau la pili kwa karata moja zaidi. Karata mbili za thamani sawa zinaweza kugawanywa (split) mara moja, kwa dau la pili; ace zilizogawanywa zinapata karata moja kila moja.',
  'rules.4': 'RTP iliyotajwa ni ya mkakati wa msingi.',
  'part.blackjack': 'Kutoka kwenye blackjack',
  'part.plain': 'Kutoka kwenye mikono bila double au split',
  'part.double': 'Kutoka kwenye mikono ya double',
  'part.split': 'Kutoka kwenye mikono ya split',
};
