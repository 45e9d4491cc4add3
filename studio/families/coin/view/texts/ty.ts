import type { MessageKey } from './en.ts';

/** Texts of the coin in Filipino. */
export const ty: Record<MessageKey, string> = {
  begin: 'Flip',
  take: 'Cash out {amount}',
  call: 'Hula mo',
  again: 'Humula ulit, o mag-cash out',
  heads: 'Heads',
  tails: 'Tails',
  next: 'Susunod na tamang hula',
  now: 'Ngayon',
  right: '{side}. Tama. Puwede nang i-cash out ang {amount}.',
  wrong: '{side}. Tapos na ang round.',
  flips: 'Mga flip sa round na ito',
  'rules.1':
    'Hulaan kung heads o tails. Tumataas ang bayad ng round sa bawat tamang hula; natatapos ito nang walang payout sa maling hula.',
  'rules.2':
    'Pagkatapos ng tamang hula, humula ulit o i-cash out ang ipinapakitang halaga. Pagkatapos ng {flips} tamang hula, matatapos ang round at magbabayad.',
  pays: 'Bayad sa sunod-sunod na tamang hula sa tayang {stake}',
  stop: 'Return kapag nag-cash out',
  'verify.round': 'Mga hula at flip',
};
