import { fr as place } from '../../../shared/place-texts/fr.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in French. */
export const fr: Record<MessageKey, string> = {
  ...place,
  begin: 'Miser',
  bout: 'Le combat',
  'on.red': 'Rouge',
  'on.blue': 'Bleu',
  'on.draw': 'Nul',
  'on.off': 'Annulé',
  'short.red': 'R',
  'short.blue': 'B',
  'short.draw': 'N',
  'short.off': '–',
  pays: '{pays} contre 1',
  wins: '{side} gagne',
  'is.draw': 'Nul : les mises sur rouge et bleu sont rendues',
  'is.off': 'Annulé : toutes les mises sont rendues',
  returned: 'mises rendues',
  leads: '{side} mène',
  even: 'À égalité',
  shares: 'Sur les {rounds} derniers combats : rouge {red}, bleu {blue}, nul {draw}, annulé {off}',
  'rules.1':
    'Rouge et bleu s’affrontent dans un combat de {exchanges} échanges. Misez sur le côté qui gagne, ou sur un nul.',
  'rules.2': 'Un nul paie {draw} contre 1 et rend les mises sur rouge et bleu.',
  'rules.3':
    'Le résultat est tiré avant que le combat ne soit montré. Les échanges ne font que le montrer et ne le changent pas.',
  'rules.4': 'Un combat peut être annulé avant sa fin. Toutes les mises sont alors rendues.',
  chance: 'Chance',
  kind: 'Paie',
  'part.win': 'Des gains',
  'part.push': 'Des mises rendues',
};
