import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Filipino. */
export const ty: Record<VerifyKey, string> = {
  'verify.title': 'I-verify ang round',
  'verify.intro': 'Kinakalkula sa browser mo mula sa mga seed lang. Gumagana ito nang offline, at walang ipinapadala.',
  'verify.serverSeed': 'Server seed (ipinakita na)',
  'verify.commitment': 'Ang hash nito, gaya ng ipinakita bago ang round',
  'verify.clientSeed': 'Client seed',
  'verify.nonce': 'Numero ng round (nonce)',
  'verify.game': 'Laro',
  'verify.choose': 'Pumili ng laro',
  'verify.moves': 'Mga galaw',
  'verify.waiting': 'Pagkatapos ng mga galaw na ito, naghihintay ang round ng isa pa.',
  'verify.impossible':
    'Hindi puwedeng nalaro ang ganitong round: hindi pinapayagan ng mga patakaran ang bet nito o ang isa sa mga galaw nito.',
  'verify.stake': 'Bet',
  'verify.run': 'I-verify',
  'verify.hashOk': 'Tugma ang hash: ito ang seed na ipinakita bago ang round.',
  'verify.hashWrong': 'Hindi tugma ang hash sa server seed na ito.',
  'verify.hashOwn': 'Hash ng server seed na ito: {hash}',
  'verify.total': 'Nagbabayad ang round ng {amount} minor unit para sa mga tayang {stake}.',
  'verify.jackpot': 'Napanalunan ng round na ito ang grand jackpot.',
  'verify.noJackpot': 'Hindi napanalunan ng round na ito ang jackpot.',
  'verify.bad':
    'Maglagay ng laro, server seed, client seed na 1–64 letra, digit, - o _, buong nonce, at ang bet at mga galaw ng round.',
  'verify.insecure':
    'Hindi makakapag-verify ng round dito ang browser mo. Buksan ang page sa HTTPS o bilang naka-save na file.',
  'verify.page': 'Buksan ang hiwalay na verifier (puwede itong i-save at gamitin offline)',
};
