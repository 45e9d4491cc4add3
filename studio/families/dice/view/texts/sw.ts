import type { MessageKey } from './en.ts';

/** Texts of dice in Swahili. */
export const sw: Record<MessageKey, string> = {
  begin: 'Rusha',
  bet: 'Beti kwenye',
  'kind.under': 'Under',
  'kind.over': 'Over',
  'kind.exactly': 'Sawa na',
  'kind.inside': 'Ndani',
  'kind.outside': 'Nje',
  'kind.faces': 'Nyuso',
  'kind.odd': 'Odd',
  'kind.even': 'Even',
  target: 'Namba',
  from: 'Kuanzia',
  to: 'Hadi',
  lower: 'punguza moja',
  higher: 'ongeza moja',
  chance: 'Nafasi',
  pays: 'Malipo',
  cases: '{wins} kati ya {all}',
  notOffered: 'Beti hii haitolewi. Chagua namba nyingine.',
  result: '{dice} = {total}',
  dice: 'Dadu',
  betIs: '{kind} {numbers}',
  'rules.1': 'Dadu {dice} zenye nyuso {faces} kila moja zinarushwa mara moja. Beti inashinda kwa jumla yake.',
  'rules.one': 'Dadu moja yenye nyuso {faces} inarushwa mara moja.',
  'rules.2':
    'Malipo ya beti yanatokana na nafasi yake: jumla ikiwa adimu zaidi, inalipa zaidi. Kizidisho kinaonyeshwa kando ya beti.',
  payTable: 'Malipo kwa idadi ya matokeo yanayoshinda, kwa dau la {stake}',
  win: 'Malipo',
  'bet.cases': 'Beti zinazoshinda katika matokeo {wins} kati ya {all}',
};
