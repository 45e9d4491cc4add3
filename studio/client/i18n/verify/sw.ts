import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Swahili. */
export const sw: Record<VerifyKey, string> = {
  'verify.title': 'Hakiki raundi',
  'verify.intro':
    'Inakokotolewa kwenye kivinjari chako kutokana na seed pekee. Inafanya kazi bila mtandao, na hakuna kinachotumwa.',
  'verify.serverSeed': 'Server seed (iliyofichuliwa)',
  'verify.commitment': 'Hash yake, kama ilivyoonyeshwa kabla ya raundi',
  'verify.clientSeed': 'Client seed',
  'verify.nonce': 'Namba ya raundi (nonce)',
  'verify.game': 'Mchezo',
  'verify.choose': 'Chagua mchezo',
  'verify.moves': 'Hatua',
  'verify.waiting': 'Baada ya hatua hizi raundi inasubiri nyingine.',
  'verify.impossible': 'Raundi kama hii haiwezi kuwa ilichezwa: sheria haziruhusu beti yake au moja ya hatua zake.',
  'verify.stake': 'Beti',
  'verify.run': 'Hakiki',
  'verify.hashOk': 'Hash inalingana: hii ndiyo seed iliyoonyeshwa kabla ya raundi.',
  'verify.hashWrong': 'Hash hailingani na server seed hii.',
  'verify.hashOwn': 'Hash ya server seed hii: {hash}',
  'verify.total': 'Raundi inalipa vipimo vidogo {amount} kwa madau ya {stake}.',
  'verify.jackpot': 'Raundi hii inashinda grand jackpot.',
  'verify.noJackpot': 'Raundi hii haishindi jackpot.',
  'verify.bad':
    'Weka mchezo, server seed, client seed ya herufi, tarakimu, - au _ kati ya 1–64, nonce kamili, na beti na hatua za raundi.',
  'verify.insecure':
    'Kivinjari chako hakiwezi kuhakiki raundi hapa. Fungua ukurasa kwa HTTPS au kama faili iliyohifadhiwa.',
  'verify.page': 'Fungua kihakiki kinachojitegemea (kinaweza kuhifadhiwa na kutumika bila mtandao)',
};
