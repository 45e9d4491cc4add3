import type { MessageKey } from './en.ts';

/** Texts of ways slots in Swahili. */
export const sw: Record<MessageKey, string> = {
  spin: 'Zungusha',
  ways: 'Ways',
  betOn: 'Hadi ways {ways}',
  reels: 'Reel, kushoto kwenda kulia: {columns}',
  freeSpins: 'Mizunguko ya bure: {count}',
  freeSpinOf: 'Mzunguko wa bure {index} kati ya {count}',
  times: 'Kizidisho',
  win: '{reels} × {symbol}, ways {ways}',
  capped: 'Raundi imefikia ushindi wa juu na inaisha.',
  'pay.intro':
    'Reel {reels} zinaonyesha alama 2 hadi 7 kila moja. Alama inalipa kwa kila way kutoka kushoto: alama yake moja kwenye kila reel. Alama zinazoshinda zinatoweka, na zilizo juu zinaanguka mahali pake, hadi kusiwe na ushindi.',
  'pay.wild':
    '{symbol} inachukua nafasi ya kila alama inayolipa na inahesabiwa kama {counts}. Haipo kwenye reel ya kwanza.',
  'pay.multiplier': 'Kizidisho cha mzunguko wa kulipia kinaanza na {start} na kupanda kwa {step} kwa kila mporomoko.',
  'pay.free':
    '{symbol} za kutosha popote zinatoa mizunguko ya bure (idadi ya alama → mizunguko ya bure). Kizidisho chake kinaanza na {start} na kupanda kwa {step} kwa kila mporomoko.',
  'pay.persists': 'Kwenye mizunguko ya bure kizidisho hakirudi mwanzo.',
  'pay.cap': 'Raundi inalipa kiasi kisichozidi mara {cap} ya dau na inaishia hapo.',
  'part.ways': 'Malipo kutoka matokeo ya kwanza ya mzunguko',
  'part.cascades': 'Malipo kutoka mporomoko',
  'part.free': 'Malipo kutoka mizunguko ya bure',
  'share.free': 'Raundi zenye mizunguko ya bure',
  'verify.spin': 'Mzunguko',
  'verify.freeSpin': 'Mzunguko wa bure {index}',
  'verify.fall': 'Mporomoko {number}: {wins} × {multiplier}',
  'verify.nothing': 'Hakuna way inayolipa.',
};
