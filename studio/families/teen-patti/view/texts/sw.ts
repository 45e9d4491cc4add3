import type { MessageKey } from './en.ts';

export const sw: Record<MessageKey, string> = {
  placed: 'Kiti {seat}, boot {boot}',
  begin: 'Keti',
  fact: 'rake {rake} ya kila pot',
  pot: 'Pot',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Wewe',
  seat: 'Kiti {seat}',
  simulated: 'Wa kuigiza',
  free: 'Kiti kitupu',
  away: 'Amekaa pembeni',
  blind: 'Blind',
  seen: 'Ameona',
  packed: 'Ame-pack',
  'act.see': 'Ona karata',
  'act.pack': 'Pack',
  'act.bet': 'Beti {amount}',
  'act.raise': 'Ongeza {amount}',
  'act.show': 'Show {amount}',
  'did.see': '{who}: ameona karata',
  'did.pack': '{who}: ame-pack',
  'did.bet': '{who}: amebeti',
  'did.raise': '{who}: ameongeza',
  'did.show': '{who}: ameomba show',
  wins: '{who} ameshinda pot: {amount}',
  'by.packed': 'Wengine wote wame-pack.',
  'by.show': 'Show.',
  'by.limit': 'Kikomo kimefikiwa: wote wanaonyesha.',
  cards: '{who}: {cards}',
  'kind.high': 'High card',
  'kind.pair': 'Pair',
  'kind.colour': 'Colour',
  'kind.sequence': 'Sequence',
  'kind.pure': 'Pure sequence',
  'kind.trail': 'Trail',
  'bet.hand': 'Mkono uliobetiwa hadi kikomo na wachezaji wawili',
  pot_part: 'Inalipwa kutoka pot',
  'rules.hand':
    'Wachezaji wawili hadi watano. Kabla ya kila mkono kikomo chake chote cha {stake} kinakatwa kwenye salio lako: hicho ndicho kiasi cha juu ambacho mkono unaweza kukugharimu. Usichobeti kati yake kinarudishwa mkono ukiisha. Kila mchezaji anaweka boot ya {boot} kwenye pot na kupata karata tatu.',
  'rules.rake':
    'Kasino inachukua {rake} ya kila pot, ikipunguzwa hadi kipimo cha chini, na haichezi karata. Kilichobaki kinalipwa kwa mshindi.',
  'rules.bets':
    'Zamu yako ikifika unabeti blind, au unaona karata zako kwanza. Mchezaji blind anabeti kiasi cha sasa au anaongeza hadi mara mbili yake; mchezaji aliyeona karata anabeti mara mbili ya ambacho blind angebeti. Beti inaweka kiasi kwa mchezaji anayefuata. Mchezaji anaye-pack anapoteza alichobeti.',
  'rules.end':
    'Mchezaji wa mwisho aliyebaki anashinda. Wakibaki wawili, mmoja anaweza kulipia show: mkono bora unashinda; mikono ikiwa sawa, mchezaji aliyeomba anashindwa. Mchezaji aliyeona karata hawezi kumwomba aliye blind. Mchezaji asipoweza kubeti ndani ya kikomo, wote wanaonyesha; mikono sawa inagawana pot.',
  'rules.ranks': 'Ya juu kwanza. A-K-Q ndiyo sequence ya juu kabisa, kisha A-2-3, kisha K-Q-J.',
  'rules.lowest': 'Kwenye mchezo huu mkono wa chini kabisa unashinda: mpangilio ulio juu unahesabiwa kinyume.',
  'rules.time':
    'Una sekunde {seconds} kwa zamu yako. Baada ya hapo una-pack, na unakaa pembeni hadi urudi. Baada ya dakika mbili za kukaa pembeni kiti kinakuwa wazi. Kupakia upya au mtandao kukatika hakumalizi mkono wako.',
  'rules.fair':
    'Hash ya seed ya seti ya karata inaonyeshwa kabla ya mkono, seed yenyewe baada yake. Kisha mtu yeyote anaweza kuhakiki ugawaji wote, hata karata za walio-pack.',
  'rules.who':
    'Wachezaji wa kuigiza ni programu na wamewekewa alama hivyo. Wanaweza kuchukua viti vilivyo wazi. Pesa halisi na pesa za majaribio hazikutani kamwe kwenye mkono mmoja.',
};
